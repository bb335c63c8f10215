/** Three hills; the ground they stand on sets `--logo-1` to `--logo-3` and `--logo-gap`. */
export function Logo() {
  return (
    <svg viewBox="0 0 36 28" aria-hidden="true">
      <path fill="var(--logo-2,var(--t3))" d="M20 28l8-14 8 14z" />
      <path fill="var(--logo-1,var(--green))" d="M0 28 15 0l15 28z" />
      <path fill="var(--logo-gap,var(--paper))" d="M6 28l9-17 9 17z" />
      <path fill="var(--logo-3,var(--red))" d="M10.5 28l4.5-9 4.5 9z" />
    </svg>
  )
}
