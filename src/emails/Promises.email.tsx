import { promisesMail as words } from '#content/team/emails/promise.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime } from './office-time.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

/** Answers that were promised and are not there, many at once. Times are milliseconds since 1970. */
type PromisesLetter = {
  readonly promises: readonly {
    readonly name: string
    readonly company: string
    readonly letter: 'soon' | 'late'
    readonly dueAt: number
    /** Where the lead is worked on. */
    readonly href: string
  }[]
  /** Where all of them are. */
  readonly inbox: string
}

/** More names than these nobody reads in a letter. */
const mostListed = 40

/** The reminder of many promises to a member, ready to post. */
export function writePromises(letter: PromisesLetter): Promise<WrittenMail> {
  const { promises, inbox } = letter
  return writeLetter({
    subject: words.subject(promises.length),
    preview: words.lead,
    kind: words.kind,
    title: words.title(promises.length),
    lead: words.lead,
    details: listDetails(letter),
    actions: { main: { text: words.action, href: inbox }, others: [] },
    reason: words.reason,
    plain: { afterLead: inbox },
  })
}

function listDetails({ promises }: PromisesLetter): readonly Detail[] {
  const listed = promises.slice(0, mostListed).map(({ name, company, letter, dueAt, href }, at) => ({
    label: `${at + 1}. ${name}`,
    text: [words.due[letter](sayOfficeTime(dueAt)), company].filter(Boolean).join(' · '),
    href,
  }))
  const others = promises.length - listed.length
  return others > 0 ? [...listed, { label: words.moreLabel, text: words.more(others) }] : listed
}
