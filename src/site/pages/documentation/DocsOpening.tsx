import type { DocumentationCopy } from '#content/copy/documentation.ts'
import { OpeningEnd } from '#site/sections/PageOpening/OpeningEnd.tsx'
import styles from './DocsOpening.module.css'

/** The head of the column: the headline stands on a rule, as on every page. */
export function DocsOpening({ words: { headline, lead } }: { readonly words: DocumentationCopy['opening'] }) {
  return (
    <header className={styles.opening}>
      <h1>
        {headline.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p>{lead}</p>
      <OpeningEnd />
    </header>
  )
}
