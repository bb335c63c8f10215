import { conversationMail as words } from '#content/en/emails/conversation.ts'
import { channels } from '#facts/contact.ts'
import { countMinutes, findHandOff, type ConversationLetter } from './conversation-letter.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime } from './office-time.ts'
import { listPersonActions, listPersonDetails, listRecordDetails } from './person-details.ts'
import { writeThreadSubject } from './thread.ts'

type Action = { readonly text: string; readonly href: string }
type Presentation = {
  readonly subject: string
  readonly preview: string
  readonly kind: string
  readonly title: string
  readonly lead: string
  /** Empty when there is nothing to be warned of. */
  readonly alert: string
  readonly details: readonly Detail[]
  readonly actions: { readonly main: Action; readonly others: readonly Action[] }
  readonly reason: string
}

/** What stands around the transcript, by reader. */
export function presentConversation(letter: ConversationLetter) {
  const { messages, location } = letter
  const duration = words.minutes(countMinutes(messages))
  const counted = words.figures.messages(messages.length)
  return {
    ...(letter.reader.kind === 'sales' ? presentToSales(letter, letter.reader) : presentToVisitor(letter)),
    preview: `${messages.length} ${counted}, ${duration}`,
    figures: [
      { figure: String(messages.length), label: counted },
      { figure: duration, label: words.figures.duration },
      { figure: location, label: words.figures.location },
    ],
  }
}

type Shown = Omit<Presentation, 'preview'>
type Sales = Extract<ConversationLetter['reader'], { readonly kind: 'sales' }>

function presentToSales(letter: ConversationLetter, { isUrgent, thread, earlier }: Sales): Shown {
  const { name, company, messages, reference } = letter
  const handOff = findHandOff(messages)
  const answerBy = (asked: number) => sayOfficeTime(asked + channels.email.replyHours * 3_600_000)
  return {
    subject: isUrgent ? words.subject.urgent(name, company) : writeThreadSubject(thread, thread),
    kind: isUrgent ? words.kind.urgent : words.kind.sales,
    title: isUrgent ? words.title.urgent(name) : words.title.sales(name),
    lead: words.lead.sales,
    alert: handOff ? words.promise(sayOfficeTime(handOff.at), answerBy(handOff.at)) : '',
    details: [...listPersonDetails(letter), ...listRecordDetails(earlier, reference)],
    actions: listPersonActions(letter),
    reason: words.reason.sales,
  }
}

/** Nothing here comes from the visitor: name, company and address could be anybody's advertisement. */
function presentToVisitor({ messages, publicUrl }: ConversationLetter): Shown {
  const handOff = findHandOff(messages)
  return {
    subject: words.subject.visitor,
    kind: words.kind.visitor,
    title: words.title.visitor,
    lead: [...(handOff ? [words.promised(handOff.reference)] : []), words.lead.visitor].join(' '),
    alert: '',
    details: [],
    actions: {
      main: { text: words.actions.demo, href: `${publicUrl}/#contact` },
      others: [{ text: words.actions.plans, href: `${publicUrl}/pricing` }],
    },
    reason: words.reason.visitor,
  }
}
