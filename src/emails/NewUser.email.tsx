import { render } from 'react-email'
import { newUserMail as words } from '#content/team/emails/new-user.ts'
import { ActionRow } from './ActionRow.tsx'
import { DetailTable, type Detail } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { sayOfficeTime } from './office-time.ts'
import { Opening } from './Opening.tsx'
import {
  listPersonActions,
  listPersonDetails,
  listPlaceDetails,
  listRecordDetails,
  type Earlier,
  type LetterPerson,
} from './person-details.ts'
import { writePlainText } from './plain-text.ts'
import { writeThreadSubject, type ThreadStart } from './thread.ts'
import type { WrittenMail } from './written-mail.ts'

/** What the letter to sales tells of somebody who begins to chat (DATA-4). Times are milliseconds since 1970. */
export type NewUserLetter = LetterPerson & {
  readonly reference: string
  readonly startedAt: number
  /** Country, continent or 'Unknown'. */
  readonly location: string
  /** Path of the page on which the conversation began, or empty. */
  readonly page: string
  /** Origin of our pages, without a slash at the end. */
  readonly publicUrl: string
  /** The first letter about the same person within a day, if this is not it: both go into one thread. */
  readonly follows: ThreadStart | null
  readonly earlier: Earlier
}

/** The letter that tells sales of somebody in the chat, ready to post (MAIL-2). */
export async function writeNewUser(letter: NewUserLetter): Promise<WrittenMail> {
  const { title, lead } = writeOpening(letter)
  return {
    subject: writeThreadSubject({ ...letter, kind: 'new-user' }, letter.follows),
    html: await render(<NewUser letter={letter} />),
    text: writePlainText({ opening: [title, lead], details: listDetails(letter), reason: words.reason }),
  }
}

export function NewUser({ letter }: { readonly letter: NewUserLetter }) {
  const { main, others } = listPersonActions(letter)
  return (
    <MailFrame
      preview={words.preview(letter.company, letter.location)}
      kind={letter.follows ? words.kind.followUp : words.kind.first}
      reason={words.reason}
    >
      <Opening {...writeOpening(letter)} />
      <DetailTable details={listDetails(letter)} />
      <ActionRow main={main} others={others} />
    </MailFrame>
  )
}

function writeOpening({ name, follows, startedAt }: NewUserLetter) {
  return {
    title: follows ? words.title.followUp(name) : words.title.first(name),
    lead: words.lead(sayOfficeTime(startedAt)),
  }
}

function listDetails(letter: NewUserLetter): readonly Detail[] {
  const { location, startedAt, page, publicUrl, earlier, reference } = letter
  return [
    ...listPersonDetails(letter),
    ...listPlaceDetails(null, location),
    { label: words.labels.started, text: sayOfficeTime(startedAt) },
    ...(page ? [{ label: words.labels.page, text: page, href: publicUrl + page }] : []),
    ...listRecordDetails(earlier, reference),
  ]
}
