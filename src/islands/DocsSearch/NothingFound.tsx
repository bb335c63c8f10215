import type { DocsSearchWords } from '#content/en/documentation.ts'
import { Button } from '#design/Button/Button.tsx'
import { askFormId } from '../call-to-action.ts'
import styles from './DocsResults.module.css'

/** No hit: the assistant takes the question, with the visitor's own words in the first message. */
export function NothingFound({ words, query }: { readonly words: DocsSearchWords; readonly query: string }) {
  return (
    <div className={styles.nothing}>
      <p>{words.nothing}</p>
      <Button form={askFormId} name="message" value={words.firstMessage.replace('{query}', () => query)}>
        {words.ask}
      </Button>
    </div>
  )
}
