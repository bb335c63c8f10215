import type { ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Tag.module.css'

/** A short mark on something: outlined, or filled where it is the one that is recommended. */
export function Tag({ isFilled, children }: { readonly isFilled?: boolean; readonly children: ReactNode }) {
  return <span className={joinClasses(styles.tag, isFilled && styles.filled)}>{children}</span>
}
