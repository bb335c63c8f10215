import type { ClosingWords } from '#content/page-words.ts'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './DocsClosing.module.css'

/** The last word, within the column: below any topic, a person to ask. */
export function DocsClosing({ words: { heading, text, actions, related } }: { readonly words: ClosingWords }) {
  return (
    <section className={styles.closing}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Actions actions={actions} />
      <p className={styles.related}>
        {related.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  )
}
