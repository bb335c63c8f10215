import type { ReactNode } from 'react'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import styles from './PageHeading.module.css'

type PageHeadingProps = {
  /** What the page is about, in the words somebody would search for. */
  readonly kicker: string
  /** Look of the headline below it. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The main heading: the page's subject in small, and under it the headline. Both are one heading to search engines and listeners. */
export function PageHeading({ kicker, className, children }: PageHeadingProps) {
  return (
    <h1 className={styles.heading}>
      <span className={styles.kicker}>
        {kicker}
        <VisuallyHidden>: </VisuallyHidden>
      </span>
      <span className={className}>{children}</span>
    </h1>
  )
}
