import type { HandOff, HandOffContact } from '#contract/chat.ts'
import { openingOf } from '#contract/opening-hours.ts'
import type { Place } from '#contract/place.ts'
import type { HandOffWords, Moment } from '#content/conversation-words.ts'
import { handOff } from '#content/hand-off.ts'
import { sayHoliday } from '#content/holidays.ts'
import { linkToWhatsApp } from '#contract/contact-links.ts'
import { channels } from '#facts/contact.ts'
import { headquarters, officeOf, type Office } from '#facts/offices.ts'
import { regions } from '#facts/regions.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { sayMoment } from '#server/assistant/embedded/opening.ts'
import { talk as talkWords } from '#content/talk.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { StoredChat } from '#server/storage/storage.ts'
import { type Milliseconds, minuteMs } from '#server/clock.ts'

type Visitor = Pick<StoredChat, 'leadId' | 'location' | 'timeZone' | 'handedOffAt'>

const said: Readonly<Record<SpokenLanguage, HandOffWords>> = handOff

/** The desk as it stands when a person is asked for. */
export type DeskNow = {
  readonly isSomebodyThere: boolean
  /** Until somebody came, in half of the latest calls; null where there were too few to say. */
  readonly usualMs: Milliseconds | null
}

type Told = { readonly text: string; readonly handOff: HandOff }

/**
 * What a visitor is told who asks for a person: whether one is there, the reference, the promise and the numbers. `when`
 * is the time that he wishes for, in his words, and `phone` the number that he leaves.
 */
export function writeHandOff(
  visitor: Visitor,
  at: Milliseconds,
  language: SpokenLanguage,
  {
    desk = null,
    when,
    phone,
  }: { readonly desk?: DeskNow | null; readonly when?: string; readonly phone?: string } = {},
): Told {
  const words = said[language]
  const reference = makeReference(visitor.leadId)
  const contacts = listContacts(visitor.location, words)
  const paragraphs = [
    ...(visitor.handedOffAt === null ? [] : [words.known]),
    ...(desk && !desk.isSomebodyThere ? [talkWords[language].nobodyThere] : []),
    desk?.isSomebodyThere ? sayCalling(desk, language) : sayOpening(visitor.timeZone, at, language, desk !== null),
    [
      words.reference(reference),
      words.promise,
      ...(phone === undefined ? [] : [words.number(phone)]),
      ...(when === undefined ? [] : [words.wished(when)]),
    ].join(' '),
    words.sooner(contacts[0]?.phone ?? headquarters.phone, findLineOpens(visitor.timeZone, at, language)),
  ]
  return { text: paragraphs.join('\n\n'), handOff: { reference, contacts } }
}

/** Fewer say nothing of the next one. */
const fewestCases = 10

/** The median of what calls took, the shortest first. */
export function findUsual(taken: readonly Milliseconds[]): Milliseconds | null {
  const [low, high] = [taken[Math.floor((taken.length - 1) / 2)], taken[Math.floor(taken.length / 2)]]
  return taken.length < fewestCases || low === undefined || high === undefined ? null : (low + high) / 2
}

function sayCalling({ usualMs }: DeskNow, language: SpokenLanguage): string {
  const words = talkWords[language]
  const usually = usualMs === null ? [] : [words.usually(Math.max(1, Math.ceil(usualMs / minuteMs)))]
  return [words.calling, ...usually].join(' ')
}

/** The last word of a conversation that has become too long: the reference, and the ways to a person. */
export function writeEnd(visitor: Visitor, language: SpokenLanguage): Told {
  const reference = makeReference(visitor.leadId)
  return {
    text: said[language].full(reference),
    handOff: { reference, contacts: listContacts(visitor.location, said[language]) },
  }
}

/** What a visitor is told for whom nobody came: the reference, when we open next, and the numbers. */
export function writeMissedCall(visitor: Visitor, at: Milliseconds, language: SpokenLanguage): Told {
  const words = talkWords[language]
  const reference = makeReference(visitor.leadId)
  const contacts = listContacts(visitor.location, said[language])
  const opening = openingOf(channels.chat, new Date(at))
  const opens = opening.isOpen || opening.opensAt === null ? [] : [sayOpening(visitor.timeZone, at, language)]
  const paragraphs = [
    words.missed(reference),
    [...opens, words.promise].join(' '),
    words.sooner(contacts[0]?.phone ?? headquarters.phone, findLineOpens(visitor.timeZone, at, language)),
  ]
  return { text: paragraphs.join('\n\n'), handOff: { reference, contacts } }
}

function sayOpening(timeZone: string, at: Milliseconds, language: SpokenLanguage, isAway = false): string {
  const words = said[language]
  const now = new Date(at)
  const opening = openingOf(channels.chat, now)
  const say = (moment: Date) => sayMoment(moment, now, channels.chat.timeZone, timeZone, language)
  if (opening.isOpen)
    return isAway ? talkWords[language].inUntil(say(opening.closesAt)) : words.open(say(opening.closesAt))
  if (opening.opensAt === null) return words.away
  const opens = say(opening.opensAt)
  return opening.holiday === null ? words.closed(opens) : words.holiday(sayHoliday(opening.holiday, language), opens)
}

/** When the telephone is answered next; null while it is. */
function findLineOpens(timeZone: string, at: Milliseconds, language: SpokenLanguage): Moment | null {
  const now = new Date(at)
  const opening = openingOf(channels.phone, now)
  return opening.isOpen || opening.opensAt === null
    ? null
    : sayMoment(opening.opensAt, now, channels.phone.timeZone, timeZone, language)
}

/** CONFLICT-29: the three regional numbers, the visitor's own region first. */
function listContacts(location: Place, words: HandOffWords): readonly HandOffContact[] {
  const isOwn = ({ countries: codes }: { readonly countries: readonly string[] }) => codes.includes(location)
  return regions
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map((region) => toContact(words.sayRegion(region), officeOf(region.office)))
}

function toContact(region: string, { phone, isOnWhatsApp }: Office): HandOffContact {
  return { region, phone, whatsApp: isOnWhatsApp ? linkToWhatsApp(phone) : null }
}
