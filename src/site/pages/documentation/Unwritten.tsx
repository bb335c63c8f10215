import type { DocumentationCopy } from '#content/copy/documentation.ts'
import type { Topic } from '#content/copy/docs/topic.ts'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './Unwritten.module.css'

type UnwrittenProps = { readonly topic: Topic; readonly words: DocumentationCopy['unwritten'] }

/** A topic still to come (DOCS-7, CONFLICT-13): the assistant and the demo form answer in its place, once for all its subsections. */
export function Unwritten({ topic, words }: UnwrittenProps) {
  return (
    <>
      <div className={styles.actions}>
        <Actions
          actions={[
            { label: words.askLabel, intent: 'question', ask: words.ask(topic.title) },
            { label: words.demoLabel, href: '/#contact' },
          ]}
        />
      </div>
      <ul className={styles.rows}>
        {topic.subsections.map(({ id, title }) => (
          <li key={id} id={id}>
            <h3>{title}</h3>
          </li>
        ))}
      </ul>
    </>
  )
}
