import { personMail } from '#content/team/emails/person.ts'
import { promiseMail as words } from '#content/team/emails/promise.ts'
import { listDeskDetails, type DeskLinks } from './desk-links.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime } from './office-time.ts'
import { listPersonDetails, type LetterPerson } from './person-details.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

/** An answer that was promised and is not there. Times are milliseconds since 1970. */
type PromiseLetter = LetterPerson & {
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
export function writePromise(letter: PromiseLetter): Promise<WrittenMail> {
  const lead = words.lead[letter.letter](sayOfficeTime(letter.dueAt))
  return writeLetter({
    subject: writeSubject(letter),
    preview: lead,
    kind: words.kind[letter.letter],
    title: words.title[letter.letter](letter.name),
    lead,
    details: listDetails(letter),
    actions: { main: { text: words.action, href: letter.links.lead }, others: [] },
    reason: words.reason,
  })
}

function writeSubject({ letter, name, dueAt, toldAt }: PromiseLetter): string {
  if (letter === 'late') return words.subject.late(name)
  const minutes = Math.max(1, Math.round((dueAt - toldAt) / 60_000))
  const left = minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
  return words.subject.soon(name, left)
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
