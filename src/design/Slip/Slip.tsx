import type { ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Slip.module.css'

type SlipProps = {
  readonly title: string
  readonly aside?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The paper slip on which every drawn scene of the product stands. The figure around it says in one sentence what it shows. */
export function Slip({ title, aside, className, children }: SlipProps) {
  return (
    <div className={joinClasses(styles.slip, className)} aria-hidden="true">
      <header>
        <b>{title}</b> {aside}
      </header>
      {children}
    </div>
  )
}
