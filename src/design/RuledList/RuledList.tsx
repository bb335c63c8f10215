import type { ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import styles from './RuledList.module.css'

type RuledListProps = {
  readonly className?: string | undefined
  readonly entries: readonly { readonly title: string; readonly text: ReactNode }[]
}

/** Terms and what is said of them, a rule between any two. */
export function RuledList({ className, entries }: RuledListProps) {
  return (
    <dl className={joinClasses(styles.list, className)}>
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
