import type { DocumentationCopy } from '#content/copy/documentation.ts'
import type { Topic } from '#content/copy/docs/topic.ts'
import styles from './Turn.module.css'

type TurnProps = {
  readonly words: DocumentationCopy['turn']
  readonly before: Pick<Topic, 'id' | 'title'> | undefined
  readonly after: Pick<Topic, 'id' | 'title'> | undefined
}

/** On to the topic before and after this one. */
export function Turn({ words, before, after }: TurnProps) {
  return (
    <div className={styles.turn} data-turn="">
      {before && (
        <a href={`#${before.id}`}>
          <small>{words.before}</small>
          {before.title}
        </a>
      )}
      {after && (
        <a href={`#${after.id}`}>
          <small>{words.after}</small>
          {after.title}
        </a>
      )}
    </div>
  )
}
