import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Mark.module.css'

/** A painted diamond for yes, said aloud as the given word. */
export function Mark({ word }: { readonly word: string }) {
  return (
    <span className={styles.mark}>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
