import type { DocumentationCopy } from '#content/copy/documentation.ts'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './DocsClosing.module.css'

/** The last word, within the column: below any topic, a person to ask. */
export function DocsClosing({ words: { heading, text, actions } }: { readonly words: DocumentationCopy['closing'] }) {
  return (
    <section className={styles.closing}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Actions actions={actions} />
    </section>
  )
}
