import type { HandOffContact } from '#contract/chat.ts'
import { defaultLanguage, type Language } from '#content/languages.ts'
import { letterWords } from '#content/letter-words.ts'
import { brand } from '#facts/brand.ts'
import { conversationMail } from '#content/emails/conversation.ts'
import { createClock } from './clock.ts'
import {
  excerptConversation,
  languageOfReader,
  type ConversationLetter,
  type LetterMessage,
} from './conversation-letter.ts'
import { censorLine, readMarkdownLines, readTypedLines, type Line } from './letter-lines.ts'
import { officeClock } from './office-time.ts'
import { findOwnLink } from './own-links.ts'
import { takeOutLinks } from './take-out-links.ts'

type TranscriptLink = { readonly text: string; readonly href: string }

/** A message as it stands in a letter, in HTML and in plain text alike. */
export type Saying = {
  readonly kind: 'saying'
  readonly isVisitor: boolean
  readonly who: string
  /** `20 November 2025, 10:01` where a day begins, else `10:01`. */
  readonly when: string
  readonly lines: readonly Line[]
  readonly sources: readonly TranscriptLink[]
  /** The ways to a person that stood under the message. */
  readonly contacts: readonly TranscriptLink[]
}
/** Where messages are left out. */
type Omission = { readonly kind: 'omission'; readonly text: string }
export type TranscriptEntry = Saying | Omission

/** Who said what and when, as the letter's reader may see it. */
export function writeTranscript(letter: ConversationLetter): readonly TranscriptEntry[] {
  const { opening, leftOut, rest } = excerptConversation(letter)
  const say = createSpeaker(letter)
  return [
    ...opening.map(say),
    ...(leftOut > 0 ? [{ kind: 'omission' as const, text: sayOmission(letter, leftOut) }] : []),
    ...rest.map(say),
  ]
}

function createSpeaker(letter: ConversationLetter) {
  const { reader, name, publicUrl } = letter
  const language = languageOfReader(reader)
  const clock = reader.kind === 'visitor' ? createClock(reader.timeZone, { language }) : officeClock
  const visitor = reader.kind === 'visitor' ? conversationMail[language].visitor : name
  // Sales sees everything; whoever gets a copy may be anybody.
  const censor = (text: string) => (reader.kind === 'visitor' ? takeOutLinks(text, { publicUrl, language }) : text)
  const findLink = (href: string) => findOwnLink(href, publicUrl)
  let day = ''

  return ({ sender, name: person = '', text, at, sources = [], handOff }: LetterMessage): Saying => {
    const isVisitor = sender === 'user'
    const lines = sender !== 'agent' ? readTypedLines(text) : readMarkdownLines(text, findLink)
    const isNewDay = clock.sayDay(at) !== day
    day = clock.sayDay(at)
    return {
      kind: 'saying',
      isVisitor,
      who: { user: visitor, person, agent: brand.assistant }[sender],
      when: isNewDay ? `${day}, ${clock.sayTime(at)}` : clock.sayTime(at),
      lines: lines.map((line) => censorLine(line, censor)),
      sources: sources.flatMap(({ title, url }) => {
        const href = findLink(url)
        return href ? [{ text: title, href }] : []
      }),
      contacts: handOff?.contacts.flatMap((contact) => listWays(contact, language)) ?? [],
    }
  }
}

/** A trade name: the same everywhere. */
const whatsAppName = 'WhatsApp'

function listWays({ region, phone, whatsApp }: HandOffContact, language: Language): readonly TranscriptLink[] {
  const call = { text: region + letterWords[language].colon + phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }
  return whatsApp ? [call, { text: whatsAppName, href: whatsApp }] : [call]
}

function sayOmission({ reader, reference }: ConversationLetter, count: number): string {
  return reader.kind === 'visitor'
    ? conversationMail[reader.language].leftOut.visitor(count)
    : conversationMail[defaultLanguage].leftOut.sales(count, reference)
}
