import { render } from 'react-email'
import { handOverMail as words } from '#content/team/emails/hand-over.ts'
import { personMail } from '#content/team/emails/person.ts'
import { promiseMail } from '#content/team/emails/promise.ts'
import { ActionRow } from './ActionRow.tsx'
import { listDeskDetails, type DeskLinks } from './desk-links.ts'
import { DetailTable, type Detail } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { sayOfficeTime } from './office-time.ts'
import { Opening } from './Opening.tsx'
import { listPersonDetails, type LetterPerson } from './person-details.ts'
import { writePlainText } from './plain-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** A request that a colleague has handed over. Times are milliseconds since 1970. */
export type HandOverLetter = LetterPerson & {
  readonly reference: string
  /** Null where no answer is promised. */
  readonly dueAt: number | null
  /** Who has handed it over. */
  readonly by: string | null
  readonly words: string
  readonly links: NonNullable<DeskLinks>
}

/** The letter to whoever has it now, ready to post. */
export async function writeHandOver(letter: HandOverLetter): Promise<WrittenMail> {
  const { title, lead } = writeOpening(letter)
  return {
    subject: words.subject(letter.name),
    html: await render(<HandOverMail letter={letter} />),
    text: writePlainText({ opening: [title, lead], details: listDetails(letter), reason: words.reason }),
  }
}

function HandOverMail({ letter }: { readonly letter: HandOverLetter }) {
  const { lead } = writeOpening(letter)
  return (
    <MailFrame preview={lead} kind={words.kind} reason={words.reason}>
      <Opening {...writeOpening(letter)} />
      <DetailTable details={listDetails(letter)} />
      <ActionRow main={{ text: promiseMail.action, href: letter.links.lead }} others={[]} />
    </MailFrame>
  )
}

function writeOpening({ name, by, dueAt }: HandOverLetter) {
  const due = dueAt === null ? null : sayOfficeTime(dueAt)
  return { title: words.title(name), lead: words.lead(by ?? words.somebody, due) }
}

function listDetails(letter: HandOverLetter): readonly Detail[] {
  const { dueAt } = letter
  return [
    ...listPersonDetails(letter),
    ...(letter.words ? [{ label: promiseMail.words, text: letter.words }] : []),
    ...(dueAt === null ? [] : [{ label: promiseMail.due, text: sayOfficeTime(dueAt), isStrong: true }]),
    ...listDeskDetails(letter.links),
    { label: personMail.labels.reference, text: letter.reference },
  ]
}
