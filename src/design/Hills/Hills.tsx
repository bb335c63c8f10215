import { joinClasses } from '../join-classes.ts'
import styles from './Hills.module.css'

type HillsProps = { readonly className?: string | undefined }

/** The hills beside a headline: three ridges and two contour lines, as wide and as high as their class says. */
export function Hills({ className }: HillsProps) {
  return (
    <svg
      className={joinClasses(styles.hills, className)}
      viewBox="0 0 900 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.far} d="M0 240C190 236 260 44 430 44S640 120 900 22V240z" />
      <path
        className={styles.contours}
        vectorEffect="non-scaling-stroke"
        d="M30 239C220 236 275 64 435 64S648 140 900 44M70 239C240 236 290 86 440 86S654 160 900 66"
      />
      <path className={styles.middle} d="M190 240C380 238 440 128 585 128S760 176 900 104V240z" />
      <path className={styles.near} d="M430 240C580 238 640 186 740 186S850 204 900 190V240z" />
    </svg>
  )
}
