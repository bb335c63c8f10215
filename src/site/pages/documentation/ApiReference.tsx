import type { DocumentationCopy } from '#content/en/documentation.ts'
import styles from './ApiReference.module.css'
import { ApiOperation } from './ApiOperation.tsx'
import { ApiSchema } from './ApiSchema.tsx'
import { listOperations } from './api-operations.ts'
import { RuledTable } from './RuledTable.tsx'
import topicStyles from './Topics.module.css'
import { Turn } from './Turn.tsx'

export type ApiWords = DocumentationCopy['api']
type ApiReferenceProps = { readonly words: ApiWords; readonly code: DocumentationCopy['code'] }

/** The API as its OpenAPI file describes it (DOCS-15..18): what stands here is read from the same object. */
export function ApiReference({ words, code }: ApiReferenceProps) {
  const { document } = words
  return (
    <article id="api-reference" className={topicStyles.topic} data-topic aria-labelledby="api-reference-title">
      <h2 id="api-reference-title">{words.heading}</h2>
      <p className={topicStyles.lead}>{words.lead}</p>
      <p className={styles.base}>
        <code>{document.servers[0]?.url}</code>
        <a href="/openapi.json">{words.file}</a>
      </p>
      <h3 className={styles.heading}>{words.operations}</h3>
      <div className={styles.stack}>
        {listOperations(document).map((listed) => (
          <ApiOperation key={listed.id} listed={listed} words={words} code={code} />
        ))}
      </div>
      <h3 className={styles.heading}>{words.events}</h3>
      <p className={styles.note}>{words.eventsNote}</p>
      <RuledTable
        columns={words.eventColumns}
        rows={Object.entries(document.webhooks).map(([type, { post }]) => ({
          key: type,
          cells: [
            <span key="event" className={styles.event}>
              {post.summary} <code>{type}</code>
            </span>,
            <code key="data">{listData(post.requestBody?.content['application/json'].example)}</code>,
          ],
        }))}
      />
      <h3 className={styles.heading}>{words.schemas}</h3>
      <div className={styles.stack}>
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <ApiSchema key={name} name={name} schema={schema} words={words} />
        ))}
      </div>
      <Turn
        words={{ label: words.heading, before: words.back, after: '' }}
        before={{ id: 'integrations', title: words.back }}
        after={undefined}
      />
    </article>
  )
}

/** The names in an event's `data`, as its example has them. */
function listData(example: unknown) {
  return Object.keys((example as { readonly data: object }).data).join(', ')
}
