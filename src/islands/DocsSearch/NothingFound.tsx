import { fill } from '#contract/fill.ts'
import type { DocsSearchWords } from '#content/copy/documentation.ts'
import { Button } from '#design/Button/Button.tsx'
import { askProps } from '../ask-props.ts'
import styles from './DocsResults.module.css'

/** No hit: the assistant takes the question, with the visitor's own words in the first message. */
export function NothingFound({ words, query }: { readonly words: DocsSearchWords; readonly query: string }) {
  return (
    <div className={styles.nothing}>
      <p>{words.nothing}</p>
      <Button {...askProps('question', fill(words.firstMessage, { query }))}>{words.ask}</Button>
    </div>
  )
}
