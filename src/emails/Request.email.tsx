import { requestMail as words } from '#content/team/emails/request.ts'
import { figuresIn } from '#content/figures.ts'
import { defaultLanguage } from '#content/languages.ts'
import { toldThings, type RequestKind, type ToldThing } from '#contract/intent.ts'
import { listDeskDetails, type DeskLinks } from './desk-links.ts'
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
import { writeLetter, type WrittenMail } from './write-letter.tsx'

const { sayList } = figuresIn[defaultLanguage]

/** What the letter to sales tells of a request from the chat. Times are milliseconds since 1970. */
type RequestLetter = LetterPerson & {
  readonly reference: string
  /** Country, continent or 'Unknown'. */
  readonly location: string
  /** Where they say to be; null where they said nothing of it. */
  readonly said: string | null
  /** Path of the page on which the conversation began, or empty. */
  readonly page: string
  /** Origin of our pages, without a slash at the end. */
  readonly publicUrl: string
  /** In the order they were made; `what` in words of ours, `words` as the visitor wrote it. */
  readonly wishes: readonly {
    readonly kind: RequestKind
    readonly what: string
    readonly about: readonly string[]
    readonly words: string
    readonly at: number
  }[]
  /** What was answered to our questions, as it was written. */
  readonly told: Readonly<Partial<Record<ToldThing, string>>>
  /** The number that was told, as it is dialled from anywhere; null where that is doubtful. */
  readonly toldE164: string | null
  readonly dueAt: number
  /** Sales has had a letter about this request. */
  readonly isAddition: boolean
  readonly earlier: Earlier
  readonly desk?: DeskLinks
}

/** The letter that tells sales what somebody asked for, ready to post. */
export function writeRequest(letter: RequestLetter): Promise<WrittenMail> {
  const { name, wishes, told, toldE164, dueAt, isAddition } = letter
  const all = wishes.map(({ what }) => what)
  const title = told.takenBack ? 'takenBack' : isAddition ? 'addition' : 'first'
  const called = told.phone === undefined ? letter : { ...letter, phone: told.phone, phoneE164: toldE164 }
  return writeLetter({
    subject: writeRequestSubject(letter),
    preview: all.join(', '),
    kind: isAddition ? words.kind.addition : words.kind.first,
    title: words.title[title](name, sayList(all)),
    lead: words.lead(sayOfficeTime(dueAt)),
    details: listDetails(letter),
    actions: listPersonActions(called),
    reason: words.reason,
  })
}

/** `Demo request: Amahoro Pharmacy, Bafoussam, Tuesday morning`. */
function writeRequestSubject({ name, company, wishes, told, isAddition }: RequestLetter): string {
  // An addition is called after what it is added to.
  const called = wishes.slice(0, isAddition ? 1 : undefined)
  const kinds = [...new Set(called.map(({ kind }) => words.subjects[kind]))]
  const [named] = called.find(({ kind }) => kind === 'plan' || kind === 'papers' || kind === 'programme')?.about ?? []
  const details = [company || name, named, told.town, told.when].flatMap((text) => (text ? [shorten(text)] : []))
  const subject = words.subject(kinds, details)
  if (told.takenBack) return words.takenBack(subject)
  return isAddition ? words.addition(subject) : subject
}

/** A subject is read in a list. */
const shorten = (text: string) => (text.length > longestPart ? `${text.slice(0, longestPart).toWellFormed()}…` : text)
const longestPart = 60

function listDetails(letter: RequestLetter): readonly Detail[] {
  const { wishes, told, location, page, publicUrl, dueAt, reference, earlier } = letter
  const [first] = wishes
  return [
    {
      label: told.takenBack ? words.wishedBefore : words.wishedFor,
      text: wishes.map(({ what }) => what).join('\n'),
      isStrong: true,
    },
    ...toldThings.flatMap((thing) => (told[thing] ? [{ label: words.labels[thing], text: told[thing] }] : [])),
    { label: words.words, text: wishes.map((wish) => wish.words).join('\n') },
    ...listPersonDetails(letter),
    ...listPlaceDetails(letter.said, location),
    ...(page ? [{ label: words.page, text: page, href: publicUrl + page }] : []),
    ...(first ? [{ label: words.received, text: sayOfficeTime(first.at) }] : []),
    { label: words.answerBy, text: sayOfficeTime(dueAt) },
    ...listRecordDetails(earlier, reference),
    ...listDeskDetails(letter.desk),
  ]
}
