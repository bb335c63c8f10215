import { demoRequestMail as words } from '#content/team/emails/demo-request.ts'
import type { DemoQuestion } from '#contract/demo-request.ts'
import { demoReplyMs } from '#facts/contact.ts'
import { listDeskDetails, type DeskLinks } from './desk-links.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime, sayOfficeWindow } from './office-time.ts'
import {
  listPersonActions,
  listPersonDetails,
  listRecordDetails,
  type Earlier,
  type LetterPerson,
} from './person-details.ts'
import { writeThreadSubject, type ThreadStart } from './thread.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

type Touch = {
  readonly referrer?: string | undefined
  readonly utm?: Readonly<Record<string, string>> | undefined
}

/** What the letter to sales tells of a demo request. Times are milliseconds since 1970. */
export type DemoRequestLetter = LetterPerson & {
  readonly reference: string
  readonly receivedAt: number
  /** Beginning of the two hours in which they would like to be called, if they have said so. */
  readonly callbackAt?: number | null
  readonly interestedModules: readonly string[]
  readonly businessSize: string | null
  readonly message: string
  readonly suspicions: readonly (keyof typeof words.suspicions)[]
  readonly attribution: { readonly first: Touch; readonly last: Touch } | null
  /** The first letter about the same person within a day, if this is not it: both go into one thread. */
  readonly follows: ThreadStart | null
  readonly earlier: Earlier
  readonly desk?: DeskLinks
}

/** The letter that tells sales of a demo request, ready to post. */
export function writeDemoRequest(letter: DemoRequestLetter): Promise<WrittenMail> {
  const { name, company, interestedModules, follows, receivedAt, suspicions } = letter
  const suspected = suspicions.map((suspicion) => words.suspicions[suspicion]).join(', ')
  return writeLetter({
    subject: writeThreadSubject({ ...letter, kind: 'demo-request' }, follows),
    preview: words.preview(company, interestedModules.join(', ')),
    kind: follows ? words.kind.followUp : words.kind.first,
    title: follows ? words.title.followUp(name) : words.title.first(name),
    lead: words.lead(sayOfficeTime(receivedAt + demoReplyMs)),
    alert: suspected && `${words.suspicion} ${suspected}.`,
    details: listDetails(letter),
    actions: listPersonActions(letter),
    reason: words.reason,
  })
}

/** The lines of the letter, for its HTML and its plain text alike (DATA-2). */
function listDetails(letter: DemoRequestLetter): readonly Detail[] {
  const { attribution, earlier, reference, callbackAt, receivedAt } = letter
  const { labels } = words
  const asked = {
    interestedModules: { label: labels.modules, text: letter.interestedModules.join(', ') },
    businessSize: { label: labels.size, text: letter.businessSize ?? '' },
    message: { label: labels.message, text: letter.message },
  } satisfies Record<DemoQuestion, Detail>
  return [
    ...listPersonDetails(letter),
    ...Object.values(asked),
    ...(callbackAt ? [{ label: labels.callback, text: sayOfficeWindow(callbackAt) }] : []),
    { label: labels.received, text: sayOfficeTime(receivedAt) },
    ...(attribution ? [{ label: labels.source, text: describeSource(attribution) }] : []),
    ...listRecordDetails(earlier, reference),
    ...listDeskDetails(letter.desk),
  ]
}

/** Where a visitor came from: `first visit: example.org (utm_source=post); this visit: directly`. */
function describeSource({ first, last }: NonNullable<DemoRequestLetter['attribution']>): string {
  return `${words.source.first}: ${describeTouch(first)}; ${words.source.last}: ${describeTouch(last)}`
}

function describeTouch({ referrer, utm }: Touch): string {
  const marks = Object.entries(utm ?? {}).map(([name, value]) => `${name}=${value}`)
  const place = referrer ?? (marks.length > 0 ? '' : words.source.direct)
  return [place, marks.length > 0 ? `(${marks.join(', ')})` : ''].filter(Boolean).join(' ')
}
