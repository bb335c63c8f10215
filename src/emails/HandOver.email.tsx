import { handOverMail as words } from '#content/team/emails/hand-over.ts'
import { personMail } from '#content/team/emails/person.ts'
import { promiseMail } from '#content/team/emails/promise.ts'
import { listDeskDetails, type DeskLinks } from './desk-links.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime } from './office-time.ts'
import { listPersonDetails, type LetterPerson } from './person-details.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

/** A request that a colleague has handed over. Times are milliseconds since 1970. */
type HandOverLetter = LetterPerson & {
  readonly reference: string
  /** Null where no answer is promised. */
  readonly dueAt: number | null
  /** Who has handed it over. */
  readonly by: string | null
  readonly words: string
  readonly links: NonNullable<DeskLinks>
}

/** The letter to whoever has it now, ready to post. */
export function writeHandOver(letter: HandOverLetter): Promise<WrittenMail> {
  const { name, by, dueAt, links } = letter
  const lead = words.lead(by ?? words.somebody, dueAt === null ? null : sayOfficeTime(dueAt))
  return writeLetter({
    subject: words.subject(name),
    preview: lead,
    kind: words.kind,
    title: words.title(name),
    lead,
    details: listDetails(letter),
    actions: { main: { text: promiseMail.action, href: links.lead }, others: [] },
    reason: words.reason,
  })
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
