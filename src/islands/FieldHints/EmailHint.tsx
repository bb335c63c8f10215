import { fill } from '#contract/fill.ts'
import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import { suggestEmail } from '#contract/email-slip.ts'
import styles from './FieldHints.module.css'

type EmailHintProps = {
  readonly copy: DemoFormCopy['hints']
  readonly typed: string
  readonly hasLeft: boolean
  readonly onAccept: (email: string) => void
}

/** Offers the address that was probably meant. While it is still being typed, what only lacks its end is no slip. */
export function EmailHint({ copy, typed, hasLeft, onAccept }: EmailHintProps) {
  const meant = suggestEmail(typed)
  const isUnfinished = !hasLeft && meant?.startsWith(typed.trim().toLowerCase())
  return (
    <div className={styles.hint} aria-live="polite">
      {meant !== null && !isUnfinished && (
        <button className={styles.accept} type="button" onClick={() => onAccept(meant)}>
          {fill(copy.didYouMean, { email: meant })}
        </button>
      )}
    </div>
  )
}
