import { fill } from '#contract/fill.ts'
import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import { maxLength } from '#contract/max-length.ts'
import styles from './FieldHints.module.css'

type MessageHintProps = { readonly copy: DemoFormCopy['hints']; readonly typed: string }

/** The count is of no use to those who write two lines. */
const countedFrom = maxLength.message - 200

/** How long a long message is, and that a longer one has to be shortened: all of it stays. */
export function MessageHint({ copy, typed }: MessageHintProps) {
  const { length } = typed.trim()
  return (
    <div className={styles.hint}>
      {length >= countedFrom && (
        <span>{fill(copy.count, { count: String(length), most: String(maxLength.message) })}</span>
      )}
      {/* Heard once, and not anew with each letter. */}
      <b aria-live="polite">{length > maxLength.message && copy.shorten}</b>
    </div>
  )
}
