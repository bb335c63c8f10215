import { asks, type Ask, type RequestKind } from '#contract/intent.ts'
import { languages } from '#content/languages.ts'
import { dialFrom, guessDialCode } from '#contract/phone-number.ts'
import { isCountry, sayPlace } from '#contract/place.ts'
import { kindOfRequest, readWanted } from '#contract/wanted.ts'
import { headquarters, offices } from '#facts/offices.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { openingAfter, sayMoment } from '#server/assistant/embedded/opening.ts'
import { countryOfNumber, findPhone } from '#server/assistant/reading/phone.ts'
import { toPlainName } from '#server/assistant/plain-name.ts'
import { makeReference } from '#server/ids/reference.ts'
import { ErasedMeanwhile } from '#server/storage/failure.ts'
import type { StoredChat, StoredMessage, StoredWish, Tables } from '#server/storage/storage.ts'
import type { Parts } from '#server/parts.ts'
import { gatherTold, isAnswer, isLive, isSaidBy, listAsks, listLive, wouldAsk } from './asks.ts'
import { promiseOf } from './promise.ts'
import { dueAtOf, nextDue, listAbout, priceOf, requestWords, sayWish } from './describe.ts'
import { echoOf, longestAnswer, readAnswer, readTold } from './read-answer.ts'
import { countSaidPeople } from '#server/assistant/embedded/said-people.ts'
import { wantsToCome } from '#server/assistant/embedded/wish.ts'
import { countryOfTold, readSaidPlace } from '#server/assistant/embedded/said-place.ts'
import type { Telling } from './telling.ts'

/** What a visitor is told, and what may be pressed next. */
type Said = { readonly text: string; readonly suggestions: readonly string[] }

/**
 * Wishes of visitors, from the button that was pressed to the letter: noted, confirmed with what is known, asked for
 * the one or two things that are missing. Everything happens in the unit of work of the message or its reply, on a
 * conversation that is held, so that a restart, a second tab and a second instance find the same open question.
 */
export type Requests = {
  /** Notes what a message asks for, unless the same was asked before. */
  note(tables: Tables, chat: StoredChat, message: StoredMessage, intent: string): Promise<void>
  /** What is said to a message that asks for something. */
  confirm(tables: Tables, message: StoredMessage, intent: string, language: SpokenLanguage): Promise<Said>
  /** Takes a message as the answer to the open question; null where none is open or the message is a question. */
  takeAnswer(tables: Tables, message: StoredMessage, language: SpokenLanguage): Promise<Said | null>
  /** What was noted in this conversation and is not wanted: closed, and sales is told; null where nothing is. */
  takeBack(tables: Tables, message: StoredMessage, language: SpokenLanguage): Promise<Said | null>
  /** Takes what is told otherwise than before. */
  change(tables: Tables, chat: StoredChat, told: StoredWish['told'], language: SpokenLanguage): Promise<Said | null>
  /** What was noted in this conversation, for whoever asks; null where nothing is. */
  tellNoted(tables: Tables, chat: StoredChat, language: SpokenLanguage): Promise<Said | null>
  /** What stands beside an answer of the assistant: the open question once more, or nothing. */
  remind(tables: Tables, chat: StoredChat, language: SpokenLanguage): Promise<Said | null>
  /** The visitor has left, or asked for a person: nothing is asked any more and the letter goes out. */
  leave(tables: Tables, chat: StoredChat): Promise<void>
}

type Needs = Pick<Parts, 'now'> & { readonly telling: Telling }

/** Characters: of more than this only the time itself is said again. */
const longestWhen = 30
/** Questions for one wish. */
const mostAsks = 2

export function createRequests({ telling, now }: Needs): Requests {
  async function close(tables: Tables, wishes: readonly StoredWish[]) {
    for (const wish of wishes) if (wish.open) await tables.wishes.update({ ...wish, open: null })
  }

  async function add(tables: Tables, chat: StoredChat, wish: StoredWish, told: StoredWish['told']) {
    if (Object.keys(told).length === 0) return
    await tables.wishes.update({ ...wish, told: { ...wish.told, ...told } })
    const country = told.town === undefined ? null : countryOfTold(told.town)
    if (country) await tables.deskLeads.setCountry(chat.leadId, country)
    await keepNumber(tables, chat, told)
    await telling.note(tables, chat)
  }

  /** A number that is told belongs to the person, as one in a form does: found by it, and the same as in another request. */
  async function keepNumber({ deskLeads }: Tables, { leadId, timeZone }: StoredChat, told: StoredWish['told']) {
    const phone = findPhone(told.phone ?? '')
    if (phone !== null) await deskLeads.keepNumber(leadId, { phone, phoneE164: dialFrom(phone, timeZone) })
  }

  /** The next thing that would help, asked and noted as asked; null when there is none. */
  async function ask(tables: Tables, chat: StoredChat, wish: StoredWish, isOver = false): Promise<Ask | null> {
    const next = isOver || wish.asked.length >= mostAsks ? undefined : (await missing(tables, chat, wish))[0]
    const asked = next ? [...wish.asked, next] : wish.asked
    await tables.wishes.update({ ...wish, asked, open: next ?? null, isRepeated: false })
    if (!next) await telling.send(tables, chat)
    return next ?? null
  }

  async function missing(tables: Tables, { leadId }: StoredChat, wish: StoredWish) {
    const kind = kindOfRequest(wish.intent)
    const [wishes, lead] = [await tables.wishes.ofLead(leadId), await tables.leads.find(leadId)]
    const others = wishes.map((one) => (one.number === wish.number ? wish : one))
    return kind ? listAsks(wish, kind, { wishes: others, lead: lead ?? { phone: '' } }) : []
  }

  function sayPromise({ leadId, timeZone }: StoredChat, wish: StoredWish, language: SpokenLanguage): string {
    const by = sayMoment(new Date(dueAtOf(wish)), new Date(now()), headquarters.timeZone, timeZone, language)
    return requestWords[language].promise(makeReference(leadId), by)
  }

  /** For whoever wants to be called when nobody is at the telephone: when somebody is. */
  function sayClosed({ timeZone }: StoredChat, wish: StoredWish, language: SpokenLanguage): readonly string[] {
    const { when } = wish.told
    if (when === undefined || kindOfRequest(wish.intent) !== 'call') return []
    const opens = openingAfter(when, { now: new Date(now()), timeZone, language })
    return opens ? [requestWords[language].closedThen(opens)] : []
  }

  async function sayComplete(tables: Tables, chat: StoredChat, language: SpokenLanguage): Promise<readonly string[]> {
    const wishes = await tables.wishes.ofLead(chat.leadId)
    const next = nextDue(wishes, now())
    const said = requestWords[language].list([
      ...new Set(listLive(wishes).map(({ intent }) => sayWish(intent, language))),
    ])
    return [
      requestWords[language].complete(said, listTold(wishes, language)),
      ...(next ? [sayPromise(chat, next, language)] : []),
    ]
  }

  /** What is said to whoever asks for what was noted before: what is new of it, until when, and the open question again. */
  function sayKnown(
    chat: StoredChat,
    wishes: readonly StoredWish[],
    { intent, text }: Pick<StoredWish, 'intent' | 'text'>,
    language: SpokenLanguage,
  ): Said {
    const words = requestWords[language]
    const known = wishes.findLast((wish) => isSaidBy(wish, intent))
    const open = wishes.find((wish) => wish.open)?.open
    const again = known && { ...known, told: readTold(text) }
    const told = again ? listTold([again], language) : []
    return join([
      words.known(sayWish(intent, language)),
      ...(again && told.length > 0
        ? [[words.heard(words.list(told)), ...sayClosed(chat, again, language)].join(' ')]
        : []),
      ...(known ? [sayPromise(chat, known, language)] : []),
      ...(open ? [sayAsk(open, language, (question) => words.again(question))] : []),
    ])
  }

  return {
    async note(tables, chat, message, intent) {
      const { id: messageId, text, at } = message
      const { id: chatId, leadId } = chat
      const wishes = await tables.wishes.ofLead(leadId)
      const kind = kindOfRequest(intent)
      if (!kind || isAnswer(message, intent, wishes)) return
      // What was promised for a moment that has passed is asked for anew.
      const known = wishes.findLast((wish) => isSaidBy(wish, intent) && isLive(wish) && at <= dueAtOf(wish))
      if (known) return add(tables, chat, known, readTold(text))
      const place = { leadId, number: (wishes.at(-1)?.number ?? 0) + 1, chatId, messageId }
      await close(tables, wishes)
      const said = await listSaid(tables, chatId)
      await tables.wishes.add({
        ...place,
        intent,
        text,
        at,
        told: {
          ...tellSaid(said, kind),
          // A quotation is of what was said.
          ...(kind === 'sales' && message.intent === null && { matter: text.slice(0, longestAnswer) }),
          ...readTold(text),
          ...(kind === 'visit' && wantsToCome(text) && tellOffice(said)),
        },
        asked: [],
        open: null,
        isRepeated: false,
      })
      await keepNumber(tables, chat, readTold(text))
      await tables.promises.make(promiseOf(leadId, kind, at))
      await telling.note(tables, chat)
    },

    async confirm(tables, { chatId, id, text }, intent, language) {
      const words = requestWords[language]
      const chat = await heldChat(tables, chatId)
      const wishes = await tables.wishes.ofLead(chat.leadId)
      const own = wishes.find((wish) => wish.messageId === id && wish.chatId === chatId)
      const kind = kindOfRequest(intent)
      if (!own || !kind) return sayKnown(chat, wishes, { intent, text }, language)
      const lead = await tables.leads.find(chat.leadId)
      const wanted = readWanted(intent)
      const place = isThere(chat, own) ? sayPlace(chat.location, languages[language].locale, '') : null
      // Below it is said what number we call.
      const isCalled = kind === 'call' && own.told.phone !== undefined && findPhone(own.told.phone) === lead?.phone
      const { phone: _, ...besides } = own.told
      const told = listTold([isCalled ? { ...own, told: besides } : own], language)
      const count = Math.min((await missing(tables, chat, own)).length, mostAsks)
      const next = await ask(tables, chat, own)
      const opening = [
        words.noted(
          words.sayWish(words.kinds[kind], listAbout(wanted, words)),
          toPlainName(lead?.company ?? ''),
          place,
        ),
        ...(told.length > 0 ? [words.heard(words.list(told))] : []),
        ...sayClosed(chat, { ...own, told: gatherTold(wishes) }, language),
        words.outcome(kind, { phone: lead?.phone ?? '', price: priceOf(wanted, language) }),
      ]
      return join([
        opening.join(' '),
        sayPromise(chat, own, language),
        ...(next ? [sayAsk(next, language, (question) => `${words.before(count)} ${question}`)] : []),
      ])
    },

    async takeAnswer(tables, { chatId, text }, language) {
      const words = requestWords[language]
      const chat = await heldChat(tables, chatId)
      const wish = (await tables.wishes.ofLead(chat.leadId)).find(({ open }) => open !== null)
      if (!wish?.open) return null
      const reading = readAnswer(wish.open, text)
      if (reading.kind === 'question') return null
      const isTold = reading.kind === 'told'
      const besides = isTold ? readTold(text) : {}
      // Who leaves a number has not said how many people.
      const isOther = wish.open !== 'phone' && besides.phone !== undefined
      const own = isTold && !isOther ? ownOf(wish.open, reading.text, besides) : {}
      const told = { ...besides, ...own }
      const answered = { ...wish, told: { ...wish.told, ...told } }
      await add(tables, chat, wish, told)
      const echo = isOther
        ? words.list(listTold([{ ...wish, told }], language))
        : isTold
          ? (own.people ?? (own.town === undefined ? reading.echo : echoOf('town', own.town)))
          : null
      const closed = told.when === undefined ? [] : sayClosed(chat, answered, language)
      const heard = [isTold ? words.heard(echo) : words.skipped, ...closed].join(' ')
      const next = await ask(tables, chat, answered, reading.kind === 'ended')
      if (next) return sayAsk(next, language, (question) => `${heard} ${question}`)
      return join([...closed, ...(await sayComplete(tables, chat, language))])
    },

    async takeBack(tables, { chatId, text }, language) {
      const chat = await heldChat(tables, chatId)
      const wishes = (await tables.wishes.ofLead(chat.leadId)).filter((wish) => wish.chatId === chatId && isLive(wish))
      const wish = wishes.find(({ open }) => open !== null) ?? wishes.at(-1)
      if (!wish) return null
      const told = { ...wish.told, takenBack: text.slice(0, longestAnswer).toWellFormed() }
      await tables.wishes.update({ ...wish, told, open: null })
      const kind = kindOfRequest(wish.intent)
      const left = (await tables.wishes.ofLead(chat.leadId)).findLast(isLive)
      if (kind) await tables.promises.takeBack(chat.leadId, kind, left ? kindOfRequest(left.intent) : null)
      await telling.note(tables, chat)
      await telling.send(tables, chat)
      return join([requestWords[language].takenBack(sayWish(wish.intent, language), makeReference(chat.leadId))])
    },

    async change(tables, chat, told, language) {
      const wish = (await tables.wishes.ofLead(chat.leadId)).findLast((one) => one.chatId === chat.id && isLive(one))
      if (!wish) return null
      await add(tables, chat, wish, told)
      const changed = { ...wish, told }
      const words = requestWords[language]
      const heard = words.heard(words.list(listTold([changed], language)))
      return join([[heard, ...sayClosed(chat, changed, language)].join(' ')])
    },

    async tellNoted(tables, chat, language) {
      const wishes = await tables.wishes.ofLead(chat.leadId)
      if (!wishes.some((wish) => wish.chatId === chat.id && isLive(wish))) return null
      return join(await sayComplete(tables, chat, language))
    },

    async remind(tables, { id }, language) {
      const chat = await heldChat(tables, id)
      const wish = (await tables.wishes.ofLead(chat.leadId)).find(({ open }) => open !== null)
      if (!wish?.open) return null
      const isLast = wish.isRepeated
      await tables.wishes.update({ ...wish, open: isLast ? null : wish.open, isRepeated: true })
      if (!isLast) return sayAsk(wish.open, language, (question) => requestWords[language].again(question))
      await telling.send(tables, chat)
      return null
    },

    async leave(tables, chat) {
      await close(tables, await tables.wishes.ofLead(chat.leadId))
      await telling.send(tables, chat)
    },
  }
}

/** What was told for all of them, one by one, as far as we may say it again. */
function listTold(wishes: readonly StoredWish[], language: SpokenLanguage): readonly string[] {
  const told = gatherTold(wishes)
  return asks.flatMap((ask) => {
    const text = told[ask]
    const echo = text === undefined ? null : echoOf(ask, text)
    return echo === null ? [] : [requestWords[language].sayTold(ask, echo)]
  })
}

/** What would be asked for a request and was said in its conversation already. */
function tellSaid(said: readonly string[], kind: RequestKind): StoredWish['told'] {
  const [asksTown, asksPeople] = [wouldAsk(kind, 'town'), wouldAsk(kind, 'people')]
  if (!asksTown && !asksPeople) return {}
  const place = said.flatMap((text) => readSaidPlace(text)?.text ?? []).at(-1)
  const told = said.flatMap((text) => readTold(text).town ?? []).at(-1)
  const town = asksTown ? (place ?? told ?? (kind === 'visit' ? findOffice(said) : undefined)) : undefined
  const people = asksPeople ? countSaidPeople(said) : null
  return { ...(town !== undefined && { town }), ...(people !== null && { people: `${people}` }) }
}

/** Whoever comes to us comes there: `I come to your office in Kigali. My guest house is in Rubavu.` */
function tellOffice(said: readonly string[]): StoredWish['told'] {
  const town = findOffice(said)
  return town === undefined ? {} : { town }
}

async function listSaid({ chats }: Tables, chatId: string): Promise<readonly string[]> {
  const messages = await chats.messages(chatId, 0)
  return messages.filter(({ sender }) => sender === 'user').map(({ text }) => text)
}

/** The town of an office that was spoken of last: whoever announces himself comes there. */
function findOffice(said: readonly string[]): string | undefined {
  const towns = offices.map(({ city }) => city)
  const named = said.map((text) => towns.filter((town) => text.toLowerCase().includes(town.toLowerCase())))
  return named.findLast((some) => some.length > 0)?.at(-1)
}

/** `0788 123 456, after 8pm` is a number, and an hour in his words. */
function ownOf(open: Ask, text: string, { phone, when }: StoredWish['told']): StoredWish['told'] {
  // `I said it, we are 6`.
  const people = open === 'people' ? countSaidPeople([text]) : null
  if (people !== null) return { people: `${people}` }
  // `I said it, Luanda`
  const town = open === 'town' ? text.split(/[,.;]\s*/).find((clause) => countryOfTold(clause) !== null) : undefined
  if (town !== undefined) return { town }
  if (open !== 'phone' || phone === undefined || when === undefined) return { [open]: text }
  const rest = text.replace(phone, '').replace(/^[\s,.;:-]+/, '')
  return { phone, when: rest.length > longestWhen ? when : rest }
}

/**
 * By the address on the network, if neither the visitor's clock nor a number that is left says otherwise; whoever names a
 * town is asked about no other place.
 */
function isThere({ location, timeZone }: StoredChat, { told }: StoredWish): boolean {
  const ofPhone = told.phone === undefined ? null : countryOfNumber(told.phone)
  const named = [ofPhone, guessDialCode(timeZone)?.country ?? null].filter((country) => country !== null)
  return isCountry(location) && told.town === undefined && named.every((country) => country === location)
}

async function heldChat({ chats }: Pick<Tables, 'chats'>, id: string): Promise<StoredChat> {
  const chat = await chats.hold(id)
  if (!chat) throw new ErasedMeanwhile('This conversation is no longer kept')
  return chat
}

function sayAsk(ask: Ask, language: SpokenLanguage, frame: (question: string) => string): Said {
  const { question, suggestions } = requestWords[language].asks[ask]
  return { text: frame(question), suggestions }
}

/** A paragraph each; those that are words alone suggest nothing. */
function join(parts: readonly (Said | string)[]): Said {
  const paragraphs = parts.map((part) => (typeof part === 'string' ? { text: part, suggestions: [] } : part))
  return {
    text: paragraphs.map(({ text }) => text).join('\n\n'),
    suggestions: paragraphs.flatMap(({ suggestions }) => suggestions),
  }
}
