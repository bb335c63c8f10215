import { every, minuteMs } from '#server/clock.ts'
import { readLanguage } from '#content/languages.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import { findStorageFailure } from '#server/storage/failure.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Talk } from '#server/storage/talk-storage.ts'
import type { Live } from '#server/talks/live.ts'
import { languageOfTalk } from '#server/assistant/tell-language.ts'
import type { TalkService } from '#server/talks/talks.service.ts'
import { placeWhereSaid } from '#server/requests/said-place.ts'
import { writeMissedCall } from './hand-off.ts'
import type { Parts } from '#server/parts.ts'

type Needs = Pick<Parts, 'storage' | 'messageDomain' | 'now' | 'nudge'> & {
  readonly talks: TalkService
  readonly live: Live
  readonly log: Pick<Parts['log'], 'error'>
}

const second = 1000
/** Who was called has so long to come. */
const callMs = 2 * minuteMs
/** Whoever is there and leaves the visitor waiting for so long is not there. */
const silenceMs = 15 * minuteMs
/** A window that was not heard of for so long is closed: what was said meanwhile goes by e-mail, within a minute. */
const goneMs = 30 * second
const lookEveryMs = 10 * second

/** One look: who waits in vain, for whom, and who is gone. Of two instances that look, one acts. */
export async function lookAfterTalks(needs: Needs): Promise<void> {
  const { storage, talks, now, log } = needs
  try {
    for (const talk of await storage.talks.listUnanswered(now() - callMs)) await tellNobodyCame(talk, needs)
    const silentSince = now() - silenceMs
    for (const talk of await storage.talks.listSilent(silentSince)) await talks.relieve(talk, silentSince)
    for (const talk of await findAbandoned(storage)) await talks.relieve(talk, silentSince)
    for (const talk of await storage.talks.listUnread(now() - goneMs)) await post(talk, needs)
  } catch (error) {
    log.error({ err: error, reason: findStorageFailure(error) }, 'conversations with people could not be looked after')
  }
}

/** Looks every ten seconds. */
export const watchTalks = (needs: Needs) => every(lookEveryMs, () => lookAfterTalks(needs))

/** Conversations of somebody who is no longer a member. */
async function findAbandoned({ talks, members }: Pick<Storage, 'talks' | 'members'>) {
  const joined = await talks.listJoined()
  if (joined.length === 0) return []
  const known = new Set((await members.list()).map(({ id }) => id))
  return joined.filter(({ member }) => member && !known.has(member.id))
}

/** No promise is made that the desk did not make: the visitor is told, with the ways that are left. */
async function tellNobodyCame({ chatId }: Talk, { storage, live, now }: Needs) {
  await storage.together(async (tables) => {
    const chat = await tables.chats.hold(chatId)
    if (!chat || chat.erasedAt !== null || !(await tables.talks.markMissed(chatId, now()))) return
    const messages = await tables.chats.messages(chatId, chat.clearedUpTo)
    const asked = messages.findLast(({ sender }) => sender === 'user') ?? messages[0]
    const visitor = placeWhereSaid(chat, messages, await tables.wishes.ofLead(chat.leadId))
    const language = languageOfTalk(messages, chat.language)
    await tables.chats.addMessage({
      ...writeMissedCall(visitor, now(), language),
      language,
      id: `missed.${chat.lastNumber}`,
      chatId,
      sender: 'agent',
      at: now(),
      answers: asked?.id ?? '',
      sources: [],
      suggestions: [],
      intent: null,
    })
  })
  await live.tell({ kind: 'changed', chatId })
}

/** In the same step as it is noted, so that each word goes out once. */
async function post({ chatId, visitorSaw, mailedUpTo, saidNumber: upTo }: Talk, needs: Needs) {
  const { storage, messageDomain, now, nudge } = needs
  await storage.together(async ({ chats, talks, outbox }) => {
    const chat = await chats.hold(chatId)
    if (!chat || chat.erasedAt !== null || !(await talks.markMailed(chatId, upTo))) return
    const after = Math.max(visitorSaw, mailedUpTo)
    const delivery = { kind: 'mail', template: 'chat-answer', leadId: chat.leadId, chatId, after, upTo } as const
    const language = readLanguage(languageOfTalk(await chats.messages(chatId, chat.clearedUpTo), chat.language))
    await queueDelivery(outbox, delivery, { messageDomain, createdAt: now(), language })
  })
  nudge?.()
}
