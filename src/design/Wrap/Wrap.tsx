import type { ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Wrap.module.css'

type WrapProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** The page's column: one left edge for every section. */
export function Wrap({ className, children }: WrapProps) {
  return <div className={joinClasses(styles.wrap, className)}>{children}</div>
}
