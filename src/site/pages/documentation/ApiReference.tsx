import type { DocumentationCopy } from '#content/copy/documentation.ts'
import styles from './ApiReference.module.css'
import { ApiEvents } from './ApiEvents.tsx'
import { ApiOperation, listAnswers } from './ApiOperation.tsx'
import { ApiSchema } from './ApiSchema.tsx'
import { ApiSidebar } from './ApiSidebar.tsx'
import { listOperations, type ApiWords } from './api-operations.ts'
import { DocsFrame } from './DocsFrame.tsx'
import { Terms } from './Terms.tsx'
import topicStyles from './Topics.module.css'

/**
 * The API as its OpenAPI file describes it (DOCS-14..18): what stands here is read from the same object. A document
 * of its own beside the documentation page, so that a shop owner's phone does not pay for it (decision 019).
 */
export function ApiReferenceBody({ copy }: { readonly copy: DocumentationCopy }) {
  const { api: words, code } = copy
  const { document } = words
  const operations = listOperations(document)
  const shared = listShared(words)
  return (
    <DocsFrame sidebar={<ApiSidebar words={words} />} code={code}>
      <article className={topicStyles.prose}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={topicStyles.lead}>{words.lead}</p>
        <p className={styles.base}>
          <code>{document.servers[0]?.url}</code>
          <a href="/openapi.json">{words.file}</a>
        </p>
        <h2 className={styles.group}>{words.operations}</h2>
        {operations.map((listed) => (
          <ApiOperation key={listed.id} listed={listed} shared={new Set(shared.keys())} words={words} />
        ))}
        <Terms title={words.sharedAnswers} terms={[...shared]} />
        <ApiEvents words={words} />
        <h2 id="api-fields" className={styles.group}>
          {words.schemas}
        </h2>
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <ApiSchema key={name} name={name} schema={schema} words={words} />
        ))}
      </article>
    </DocsFrame>
  )
}

/** What every call may answer, by status. */
function listShared({ document }: ApiWords) {
  const [first = [], ...others] = listOperations(document).map(({ operation }) =>
    listAnswers(operation, document.components),
  )
  return new Map(
    first
      .filter(([status]) => others.every((answers) => answers.some(([other]) => other === status)))
      .map(([status, { description }]) => [status, description] as const),
  )
}
