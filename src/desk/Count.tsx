import { desk } from '#content/team/desk.ts'
import { fill } from '#contract/fill.ts'
import styles from './Count.module.css'

type CountProps = {
  /** The id of the box. */
  readonly box: string
  readonly text: string
  /** The most characters of it. */
  readonly most: number
  /** What is to be done about too long a text, where a script keeps it from being sent. */
  readonly over?: string
}

/** How long a text is, once that matters. Nothing is cut: what is too long is refused, and stands there whole. */
export function Count({ box, text, most, over }: CountProps) {
  const { length } = text
  return (
    <p
      className={styles.count}
      role="status"
      data-count={box}
      data-most={most}
      data-words={desk.count}
      data-over={over}
    >
      {length > most && fill(desk.count, { count: String(length), most: String(most) })}
    </p>
  )
}
