import type { Ref } from 'react'
import styles from './ErrorSummary.module.css'

type ErrorSummaryProps = {
  readonly ref?: Ref<HTMLElement>
  readonly title: string
  /** One entry for each field that needs care; `id` is the control's. */
  readonly entries: readonly { readonly id: string; readonly problem: string }[]
}

/** Everything that is wrong, with a way to each field. The form moves focus here, so that nobody has to search. */
export function ErrorSummary({ ref, title, entries }: ErrorSummaryProps) {
  return (
    <section ref={ref} className={styles.summary} aria-label={title} tabIndex={-1}>
      <b>{title}</b>
      <ul>
        {entries.map(({ id, problem }) => (
          <li key={id}>
            <a href={`#${id}`}>{problem}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
