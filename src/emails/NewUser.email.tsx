import { newUserMail as words } from '#content/team/emails/new-user.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime } from './office-time.ts'
import {
  listPersonActions,
  listPersonDetails,
  listPlaceDetails,
  listRecordDetails,
  type Earlier,
  type LetterPerson,
} from './person-details.ts'
import { writeThreadSubject, type ThreadStart } from './thread.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

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
export function writeNewUser(letter: NewUserLetter): Promise<WrittenMail> {
  const { name, company, location, follows, startedAt } = letter
  return writeLetter({
    subject: writeThreadSubject({ ...letter, kind: 'new-user' }, follows),
    preview: words.preview(company, location),
    kind: follows ? words.kind.followUp : words.kind.first,
    title: follows ? words.title.followUp(name) : words.title.first(name),
    lead: words.lead(sayOfficeTime(startedAt)),
    details: listDetails(letter),
    actions: listPersonActions(letter),
    reason: words.reason,
  })
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
