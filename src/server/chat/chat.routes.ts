import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { chatStartFields, type ChatPresence } from '#contract/chat.ts'
import { readChatStart } from '#contract/read-chat-start.ts'
import { readSending, type MessageProblem } from '#contract/read-sending.ts'
import { emailLine } from '#contract/fields.ts'
import { conversation } from '#content/hand-off.ts'
import { Refusal } from '#server/errors.ts'
import { sayProblems } from '#server/form-bodies.ts'
import { languageOf } from '#server/language-of.ts'
import { noteLead } from '#server/log/request-log.ts'
import { readIdempotencyKey } from '#server/idempotency-key.ts'
import { toPlainMailbox } from '#server/post/header-values.ts'
import { asCaller } from '#server/assistant/think-in-turn.ts'
import { identifyCaller, refuseWhenBusy, type AddressLimit, type RateLimit } from '#server/rate-limit.ts'
import type { StoredChat } from '#server/storage/storage.ts'
import type { Secret } from '#server/secret/secret.ts'
import type { ChatService } from './chat.service.ts'
import type { DeskPresence } from '#server/talks/desk-presence.ts'
import { openEventStream, readLastHeard, streamRoute } from '#server/talks/event-stream.ts'
import type { TalkService } from '#server/talks/talks.service.ts'
import type { VisitorTalks } from '#server/talks/visitor-talks.ts'
import { isSessionToken } from './session-token.ts'
import { streamReply } from './reply-stream.ts'
import type { SessionService } from './sessions.service.ts'

type Needs = {
  readonly secret: Secret
  readonly sessions: SessionService
  readonly chats: ChatService
  readonly talks: VisitorTalks
  readonly people: Pick<TalkService, 'sendBack'>
  readonly presence: DeskPresence
  readonly limits: {
    readonly sessionsPerAddress: AddressLimit
    readonly messagesPerAddress: AddressLimit
    /** Who comes with the link of a letter. */
    readonly linksPerAddress: AddressLimit
    /** Each message that is told again weighs as one more call. */
    readonly callsPerAddress: AddressLimit
    /** Calls for a conversation without its token: apart, so that they hold nobody up who has one. */
    readonly strangersPerAddress: AddressLimit
    /** Reading a long conversation costs more than anything else that is asked for. */
    readonly readingsPerChat: RateLimit
  }
}
type OfSession = { Params: { readonly id: string } }
type Missing = OfSession & { Querystring: { readonly after?: unknown } }

/** Ours have a dot. Not every database can be asked for just any sign. */
const messageId = z.string().regex(/^[\w.-]{1,80}$/)
const copyRequest = z.object({ email: z.optional(z.nullable(z.string())) })
const resumeFields = z.object({ link: z.string().check(z.maxLength(300)) })
const seenFields = z.object({ upTo: z.int().check(z.positive()) })
const receiver = emailLine()

export const chatRoutes: FastifyPluginAsync<Needs> = async (
  app,
  { secret, sessions, chats, talks, people, presence, limits },
) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  readNothingAsNone(app)

  app.post('/api/chat/sessions', async (request, reply) => {
    take(limits.sessionsPerAddress, request)
    const reading = readChatStart(request.body)
    const language = languageOf(request)
    if (!reading.ok) {
      // A window shows them under the fields.
      const errors = sayProblems(chatStartFields, reading.problems, conversation[language].problems)
      return reply.code(422).send({ errors })
    }
    const caller = { address: request.ip, idempotencyKey: readIdempotencyKey(request), language }
    const { leadId, started } = await sessions.start(reading.start, caller)
    noteLead(request, leadId)
    return reply.code(201).send(started)
  })

  app.post<OfSession>('/api/chat/sessions/:id/messages', async (request, reply) => {
    const caller = identifyCaller(request.ip)
    const chatId = identify(request, caller)
    refuseWhenBusy(limits.messagesPerAddress.take(caller))
    const reading = readSending(request.body)
    if (reading.ok) {
      const answer = await asCaller(caller, () => chats.receive(chatId, reading))
      reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
      return reply.send(streamReply(answer))
    }
    await chats.find(chatId)
    const refusal = refusals[reading.problem]
    if (refusal) throw refusal()
    return reply.code(204).send()
  })

  app.get<Missing>('/api/chat/sessions/:id/messages', async (request, reply) => {
    const caller = identifyCaller(request.ip)
    const chatId = identify(request, caller)
    refuseWhenBusy(limits.readingsPerChat.take(chatId))
    const after = messageId.safeParse(request.query.after)
    const missed = await chats.listMissed(await chats.find(chatId), after.data ?? null)
    limits.callsPerAddress.charge(caller, missed.messages.length)
    return reply.send(missed)
  })

  /** What stands behind the link of a letter; a link that is forged, too old or of an erased conversation opens nothing. */
  app.post('/api/chat/resume', async (request, reply) => {
    take(limits.linksPerAddress, request)
    take(limits.callsPerAddress, request)
    const { link } = resumeFields.safeParse(request.body).data ?? { link: '' }
    const resumed = await sessions.resume(link)
    limits.callsPerAddress.charge(identifyCaller(request.ip), resumed.messages.length)
    return reply.send(resumed)
  })

  /** CHAT-36: what the status line tells. */
  app.get('/api/chat/presence', async (request, reply) => {
    take(limits.callsPerAddress, request)
    return reply.send((await presence.look()) satisfies ChatPresence)
  })

  /** Nothing to hear, and no reason to ask again, as long as no person was asked for and none has joined. */
  app.get<OfSession>('/api/chat/sessions/:id/events', streamRoute, async (request, reply) => {
    const { id, lastNumber } = await enter(request)
    const [caller, after] = [identifyCaller(request.ip), readLastHeard(request)]
    const events = await talks.open(id, after, caller)
    if (events) limits.callsPerAddress.charge(caller, Math.max(0, lastNumber - after))
    return events ? openEventStream(reply, events) : reply.code(204).send()
  })

  app.post<OfSession>('/api/chat/sessions/:id/seen', async (request, reply) => {
    const { id } = await enter(request)
    await talks.see(id, seenFields.safeParse(request.body).data?.upTo ?? 0)
    return reply.code(204).send()
  })

  app.post<OfSession>('/api/chat/sessions/:id/typing', async (request, reply) => {
    await talks.type((await enter(request)).id)
    return reply.code(204).send()
  })

  /** The visitor wants the assistant again; where nobody of us is there, nothing comes of it. */
  app.post<OfSession>('/api/chat/sessions/:id/back', async (request, reply) => {
    const { id } = await enter(request)
    await people.sendBack(id)
    return reply.code(204).send()
  })

  app.post<OfSession>('/api/chat/sessions/:id/reset', async (request, reply) => {
    await chats.reset(await enter(request))
    return reply.code(204).send()
  })

  app.post<OfSession>('/api/chat/sessions/:id/summary', async (request, reply) => {
    const chat = await enter(request)
    const asked = copyRequest.safeParse(request.body ?? {})
    const email = asked.data?.email?.trim() ?? ''
    if (asked.success && email === '') {
      await chats.close(chat)
      return reply.code(204).send()
    }
    const reading = receiver.safeParse(email)
    const mailbox = reading.success ? toPlainMailbox({ name: '', address: reading.data }) : null
    if (!mailbox) return reply.code(422).send({ errors: { email: conversation[languageOf(request)].copyEmailInvalid } })
    await chats.sendCopy(chat, { to: mailbox.address, address: identifyCaller(request.ip).address })
    return reply.code(204).send()
  })

  app.delete<OfSession>('/api/chat/sessions/:id', async (request, reply) => {
    await chats.erase(await enter(request))
    return reply.code(204).send()
  })

  /** Whoever has no business here learns nothing, not even whether there is such a conversation. */
  function identify(request: FastifyRequest<OfSession>, caller = identifyCaller(request.ip)): string {
    const { id } = request.params
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const isOwn = token !== undefined && isSessionToken(secret, id, token)
    refuseWhenBusy((isOwn ? limits.callsPerAddress : limits.strangersPerAddress).take(caller))
    if (!isOwn) throw new Refusal('not-found')
    return id
  }

  async function enter(request: FastifyRequest<OfSession>): Promise<StoredChat> {
    return chats.find(identify(request))
  }
}

/** Many clients call every body JSON, also where a reset, a close or an erasure has none. */
function readNothingAsNone(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else void readJson(request, String(body), done)
  })
}

function take(limit: AddressLimit, { ip }: FastifyRequest): void {
  refuseWhenBusy(limit.take(identifyCaller(ip)))
}

/** Null: ignored without a word (CHAT-46). */
const refusals = {
  blank: null,
  'too-long': () => new Refusal('too-large', { words: (language) => conversation[language].tooLong }),
  malformed: () => new Refusal('malformed'),
} satisfies Record<MessageProblem, (() => Refusal) | null>
