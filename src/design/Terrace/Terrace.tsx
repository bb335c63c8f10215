import type { ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Terrace.module.css'

type TerraceProps = {
  readonly as?: 'section' | 'article' | 'div'
  readonly id?: string
  /** Sets `--bg` and, where cream is not right, `--fg` and `--focus`. */
  readonly className?: string | undefined
  /** Mirrors the contour; neighbours take turns. */
  readonly isFlipped?: boolean | undefined
  readonly children: ReactNode
}

/**
 * A section whose upper edge is a hill, with two contour lines below it. It covers what stands at the bottom of the
 * section before it, which therefore leaves `--eh` and a little more of padding there.
 */
export function Terrace({ as: Element = 'section', id, className, isFlipped, children }: TerraceProps) {
  return (
    <Element id={id} className={joinClasses(styles.terrace, isFlipped && styles.flipped, className)}>
      {children}
    </Element>
  )
}
