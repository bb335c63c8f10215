import type { ClosingWords } from '#content/page-words.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './PageClosing.module.css'

type PageClosingProps = { readonly words: ClosingWords; readonly isFlipped?: boolean }

/** The last word of a page: what to do now, and where to read on. */
export function PageClosing({ words, isFlipped }: PageClosingProps) {
  return (
    <Terrace className={styles.soil} isFlipped={isFlipped}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{words.heading}</h2>
          <p className={styles.text}>{words.text}</p>
          <Actions actions={words.actions} />
        </div>
        <ul className={styles.related}>
          {words.related.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Wrap>
    </Terrace>
  )
}
