import { render } from 'react-email'
import { personMail } from '#content/team/emails/person.ts'
import { promiseMail as words } from '#content/team/emails/promise.ts'
import { ActionRow } from './ActionRow.tsx'
import { listDeskDetails, type DeskLinks } from './desk-links.ts'
import { DetailTable, type Detail } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { sayOfficeTime } from './office-time.ts'
import { Opening } from './Opening.tsx'
import { listPersonDetails, type LetterPerson } from './person-details.ts'
import { writePlainText } from './plain-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** An answer that was promised and is not there. Times are milliseconds since 1970. */
export type PromiseLetter = LetterPerson & {
  readonly letter: 'soon' | 'late'
  readonly reference: string
  readonly askedAt: number
  readonly dueAt: number
  /** When the letter was due, which is what it counts from. */
  readonly toldAt: number
  readonly owner: string | null
  readonly words: string
  readonly links: NonNullable<DeskLinks>
}

/** The reminder to a member, ready to post. */
export async function writePromise(letter: PromiseLetter): Promise<WrittenMail> {
  const { title, lead } = writeOpening(letter)
  return {
    subject: writeSubject(letter),
    html: await render(<PromiseMail letter={letter} />),
    text: writePlainText({ opening: [title, lead], details: listDetails(letter), reason: words.reason }),
  }
}

function PromiseMail({ letter }: { readonly letter: PromiseLetter }) {
  const { lead } = writeOpening(letter)
  return (
    <MailFrame preview={lead} kind={words.kind[letter.letter]} reason={words.reason}>
      <Opening {...writeOpening(letter)} />
      <DetailTable details={listDetails(letter)} />
      <ActionRow main={{ text: words.action, href: letter.links.lead }} others={[]} />
    </MailFrame>
  )
}

function writeSubject({ letter, name, dueAt, toldAt }: PromiseLetter): string {
  if (letter === 'late') return words.subject.late(name)
  const minutes = Math.max(1, Math.round((dueAt - toldAt) / 60_000))
  const left = minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
  return words.subject.soon(name, left)
}

function writeOpening({ letter, name, dueAt }: PromiseLetter) {
  return { title: words.title[letter](name), lead: words.lead[letter](sayOfficeTime(dueAt)) }
}

function listDetails(letter: PromiseLetter): readonly Detail[] {
  return [
    ...listPersonDetails(letter),
    ...(letter.words ? [{ label: words.words, text: letter.words }] : []),
    { label: words.asked, text: sayOfficeTime(letter.askedAt) },
    { label: words.due, text: sayOfficeTime(letter.dueAt), isStrong: true },
    { label: words.owner, text: letter.owner ?? words.nobody },
    ...listDeskDetails(letter.links),
    { label: personMail.labels.reference, text: letter.reference },
  ]
}
