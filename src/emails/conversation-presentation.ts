import { conversationMail } from '#content/emails/conversation.ts'
import { addressOf, defaultLanguage, languages } from '#content/languages.ts'
import { letterWords } from '#content/letter-words.ts'
import { sayPlace } from '#contract/place.ts'
import { emailReplyMs } from '#facts/contact.ts'
import type { Actions } from './ActionRow.tsx'
import {
  countMinutes,
  findHandOff,
  findKept,
  languageOfReader,
  listPeople,
  type ConversationLetter,
  type VisitorReader,
} from './conversation-letter.ts'
import { listDeskDetails } from './desk-links.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime } from './office-time.ts'
import { listPersonActions, listPersonDetails, listPlaceDetails, listRecordDetails } from './person-details.ts'
import { writeThreadSubject } from './thread.ts'

type Presentation = {
  readonly subject: string
  readonly preview: string
  readonly kind: string
  readonly title: string
  readonly lead: string
  /** Empty when there is nothing to be warned of. */
  readonly alert: string
  /** Where a person is asked for and there is a desk: what to press first. */
  readonly join: Actions['main'] | null
  readonly details: readonly Detail[]
  readonly actions: Actions
  readonly reason: string
}

/** What stands around the transcript, by reader. */
export function presentConversation(letter: ConversationLetter) {
  const { messages, location, said, reader } = letter
  const language = languageOfReader(reader)
  const words = conversationMail[language]
  const duration = words.minutes(countMinutes(messages))
  return {
    ...(reader.kind === 'sales' ? presentToSales(letter, reader) : presentToVisitor(letter, reader)),
    language,
    preview: `${words.counted(messages.length)}, ${duration}`,
    figures: [
      { figure: String(messages.length), label: words.figures.messages(messages.length) },
      { figure: duration, label: words.figures.duration },
      {
        figure: said ?? sayPlace(location, languages[language].locale, letterWords[language].unknownPlace),
        label: words.figures.location,
      },
    ],
  }
}

type Shown = Omit<Presentation, 'preview'>
type Sales = Extract<ConversationLetter['reader'], { readonly kind: 'sales' }>

function presentToSales(letter: ConversationLetter, reader: Sales): Shown {
  const { isUrgent, thread, earlier, joinUrl, desk, isToMember = false } = reader
  const words = conversationMail[defaultLanguage]
  const { name, company, messages, reference, location, said } = letter
  const { unknownPlace } = letterWords[defaultLanguage]
  const [handOff, kept] = [findHandOff(messages), findKept(messages)]
  const ways = listPersonActions(letter)
  const answerBy = (asked: number) => sayOfficeTime(asked + emailReplyMs)
  return {
    subject: isUrgent ? words.subject.urgent(name, company) : writeThreadSubject(thread, thread),
    kind: isUrgent ? words.kind.urgent : words.kind.sales,
    title: isUrgent ? words.title.urgent(name) : words.title.sales(name, listPeople(messages)),
    lead: [
      ...(handOff && kept ? [words.kept(sayOfficeTime(handOff.at), kept.name, sayOfficeTime(kept.at))] : []),
      words.lead.sales,
    ].join(' '),
    alert: handOff && !kept ? words.promise(sayOfficeTime(handOff.at), answerBy(handOff.at)) : '',
    join: joinUrl === undefined ? null : { text: words.join, href: joinUrl },
    details: [
      ...listPersonDetails(letter),
      ...(said === null
        ? []
        : listPlaceDetails(said, sayPlace(location, languages[defaultLanguage].locale, unknownPlace))),
      ...listRecordDetails(earlier, reference),
      ...listDeskDetails(desk),
    ],
    actions: ways,
    reason: isToMember ? words.reason.member : words.reason.sales,
  }
}

/** Nothing here comes from the visitor: name, company and address could be anybody's advertisement. */
function presentToVisitor({ messages, publicUrl }: ConversationLetter, { language }: VisitorReader): Shown {
  const words = conversationMail[language]
  const linkTo = (path: string) => `${publicUrl}${addressOf(path, language)}`
  const [handOff, kept] = [findHandOff(messages), findKept(messages)]
  const promised = handOff && (kept ? words.answered(kept.name, handOff.reference) : words.promised(handOff.reference))
  return {
    subject: words.subject.visitor,
    kind: words.kind.visitor,
    title: words.title.visitor(listPeople(messages)),
    lead: [...(promised ? [promised] : []), words.lead.visitor].join(' '),
    alert: '',
    join: null,
    details: [],
    actions: {
      main: { text: words.actions.demo, href: linkTo('/#contact') },
      others: [{ text: words.actions.plans, href: linkTo('/pricing') }],
    },
    reason: words.reason.visitor,
  }
}
