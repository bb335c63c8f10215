import { Fragment } from 'react'
import styles from './ApiReference.module.css'
import type { ApiWords } from './api-operations.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { RuledTable } from './RuledTable.tsx'

/** What a webhook tells of, what it carries, and how to check that it is ours (DOCS-18). */
export function ApiEvents({ words }: { readonly words: ApiWords }) {
  const { events, document } = words
  return (
    <>
      <h2 id="api-events" className={styles.group}>
        {events.heading}
      </h2>
      <p className={styles.spaced}>{events.text}</p>
      <RuledTable
        columns={events.columns}
        rows={Object.entries(document.webhooks).map(([type, { post }]) => ({
          key: type,
          cells: [
            <Fragment key="event">
              {post.summary}
              <small className={styles.type}>
                <code>{type}</code>
              </small>
            </Fragment>,
            <code key="data">{JSON.stringify(dataOf(post.requestBody?.content['application/json'].example))}</code>,
          ],
        }))}
      />
      <section className={styles.entry}>
        <h3>{events.check.title}</h3>
        <p className={styles.spaced}>{events.check.text}</p>
        <CodeBlock title={events.check.codeTitle} text={events.check.code} />
        <p className={styles.spaced}>{events.check.note}</p>
      </section>
    </>
  )
}

/** An event's example holds what it is about under `data`. */
function dataOf(example: unknown) {
  return (example as { readonly data: unknown }).data
}
