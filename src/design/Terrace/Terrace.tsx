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
 * section before it, which therefore leaves `--eh` and a little more of padding there. The hill is drawn in the page: a
 * picture in the style sheet is a document of its own, set up before the first paint (decision 062).
 */
export function Terrace({ as: Element = 'section', id, className, isFlipped, children }: TerraceProps) {
  return (
    <Element id={id} className={joinClasses(styles.terrace, isFlipped && styles.flipped, className)}>
      <svg className={styles.contour} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 8C16 8 22 1 40 1s32 6 60 2.5V10H0z" />
        <path
          vectorEffect="non-scaling-stroke"
          d="M0 10.5c16 0 22-7 40-7s32 6 60 2.5M0 13.5c16 0 22-7 40-7s32 6 60 2.5"
        />
      </svg>
      {children}
    </Element>
  )
}
