import type { AboutCopy } from '#content/copy/about.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { StockBook } from './StockBook.tsx'
import styles from './Story.module.css'

/** Where the company comes from, beside the page it wanted to close (SRV-2). */
export function Story({ words: { heading, text, book } }: { readonly words: AboutCopy['story'] }) {
  return (
    <Terrace id="story" className={styles.ground} isFlipped>
      <Wrap className={styles.columns}>
        <div className={styles.text}>
          <h2>{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <StockBook words={book} />
      </Wrap>
    </Terrace>
  )
}
