import { joinClasses } from '#design/join-classes.ts'
import { type ApiWords, listOperations } from './api-operations.ts'
import own from './ApiReference.module.css'
import styles from './DocsSidebar.module.css'
import more from './More.module.css'

/** Everything on the reference page, and the way back. */
export function ApiSidebar({ words }: { readonly words: ApiWords }) {
  return (
    <aside className={styles.side} aria-label={words.title}>
      <details className={joinClasses(more.section, styles.contents)}>
        <summary>{words.contents}</summary>
        <nav aria-label={words.contents} className={own.flat}>
          <ul>
            <li>
              <a href="/documentation#integrations">{words.back}</a>
            </li>
            {listOperations(words.document).map(({ id, operation }) => (
              <li key={id}>
                <a href={`#${id}`}>{operation.summary}</a>
              </li>
            ))}
            <li>
              <a href="#api-events">{words.events.heading}</a>
            </li>
            <li>
              <a href="#api-fields">{words.schemas}</a>
            </li>
          </ul>
        </nav>
      </details>
    </aside>
  )
}
