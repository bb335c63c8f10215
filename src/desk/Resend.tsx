import { desk } from '#content/team/desk.ts'
import { Button } from '#design/Button/Button.tsx'
import { DeskForm } from './DeskForm.tsx'

type ResendProps = {
  readonly letter: string
  readonly label: string
  /** Whom it is about, where several buttons say the same. */
  readonly about?: string
  /** The lead on whose page the button stands. */
  readonly from?: string
}

/** Puts a letter that was given up back in line. */
export function Resend({ letter, label, about, from }: ResendProps) {
  return (
    <DeskForm action="/desk/letters/resend">
      <input type="hidden" name="letter" value={letter} />
      {from && <input type="hidden" name="from" value={from} />}
      <Button kind="line" {...(about && { 'aria-label': desk.inbox.forWhom(label, about) })}>
        {label}
      </Button>
    </DeskForm>
  )
}
