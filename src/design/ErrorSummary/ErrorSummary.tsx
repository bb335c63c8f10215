import type { Ref } from 'react'
import styles from './ErrorSummary.module.css'

type ErrorSummaryProps = {
  readonly ref?: Ref<HTMLDivElement>
  readonly title: string
  /** One entry for each field that needs care, with the address of its control. */
  readonly problems: readonly { readonly href: string; readonly text: string }[]
}

/** Everything that is wrong, with a way to each field. The form moves focus here, so that nobody has to search. */
export function ErrorSummary({ ref, title, problems }: ErrorSummaryProps) {
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
