import { Icon } from '#design/Icon/Icon.tsx'
import styles from './Faq.module.css'

type FaqProps = {
  readonly entries: readonly { readonly id?: string; readonly question: string; readonly answer: string }[]
}

/** Questions one opens where one stands. Native, so they work before and without any script. */
export function Faq({ entries }: FaqProps) {
  return (
    <div className={styles.faq}>
      {entries.map(({ id, question, answer }) => (
        <details key={question} id={id}>
          <summary>
            {question}
            <Icon name="down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
