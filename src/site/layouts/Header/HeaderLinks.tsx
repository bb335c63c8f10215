import type { Path } from '#facts/paths.ts'

type HeaderLinksProps = {
  readonly links: readonly { readonly path: Path; readonly label: string }[]
  readonly path: Path | null
}

/** The page one is on is marked. */
export function HeaderLinks({ links, path }: HeaderLinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.path}>
          <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
