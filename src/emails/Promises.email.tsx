import { render } from 'react-email'
import { promisesMail as words } from '#content/team/emails/promise.ts'
import { ActionRow } from './ActionRow.tsx'
import { DetailTable, type Detail } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { sayOfficeTime } from './office-time.ts'
import { Opening } from './Opening.tsx'
import { writePlainText } from './plain-text.ts'
import type { WrittenMail } from './written-mail.ts'

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
export async function writePromises(letter: PromisesLetter): Promise<WrittenMail> {
  const { promises, inbox } = letter
  const opening = { title: words.title(promises.length), lead: words.lead }
  const details = listDetails(letter)
  return {
    subject: words.subject(promises.length),
    html: await render(
      <MailFrame preview={words.lead} kind={words.kind} reason={words.reason}>
        <Opening {...opening} />
        <DetailTable details={details} />
        <ActionRow main={{ text: words.action, href: inbox }} others={[]} />
      </MailFrame>,
    ),
    text: writePlainText({ opening: [opening.title, opening.lead, inbox], details, reason: words.reason }),
  }
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
