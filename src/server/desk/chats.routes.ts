import { readField } from '#server/form-bodies.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messageIdShape } from '#contract/chat.ts'
import type { ChatProblem } from '#contract/desk.ts'
import { longestSaying } from '#contract/desk.ts'
import { toPlainWords } from '#contract/plain-words.ts'
import { textUnsafe } from '#contract/read-line.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { Refusal } from '#server/errors.ts'
import { openEventStream, streamRoute } from '#server/talks/event-stream.ts'
import type { TalkOutcome, TalkService } from '#server/talks/talks.service.ts'
import type { ChatPages } from './chat-page.ts'
import type { DeskParts } from './desk-parts.ts'
import type { DeskStreams } from './desk-streams.ts'
import type { Visit } from './sessions.service.ts'

type Needs = Pick<DeskParts, 'show' | 'forMembers' | 'cookie' | 'live' | 'storage' | 'now'> & {
  readonly pages: ChatPages
  readonly talks: TalkService
  readonly streams: DeskStreams
}

type OfChat = { readonly Params: { readonly id: string }; readonly Querystring: { readonly draft?: unknown } }
type ChatRequest = FastifyRequest<OfChat>

/** One conversation, live: read, joined, talked in, left. Every action is a form; a script posts the same forms. */
export function addChatRoutes(app: FastifyInstance, needs: Needs): void {
  const { show, forMembers, pages, talks, streams, cookie, storage, live, now } = needs

  async function showChat(
    request: ChatRequest,
    reply: FastifyReply,
    { member }: Visit,
    typed?: { readonly text: string; readonly problem: ChatProblem },
  ) {
    const { id } = request.params
    const found = await pages.read(id, member, typed)
    const view =
      request.query.draft === undefined ? found : { ...found, text: toPlainWords(found.suggestion?.text ?? '') }
    await storage.talks.look(id, member.id, now())
    // A script says by itself what has been on the screen.
    if (view.chat.speaker?.member.id === member.id && request.headers['x-live'] === undefined) {
      await see(id, view.chat.entries.at(-1)?.number ?? 0)
    }
    return show(request, typed ? reply.code(422) : reply, view)
  }

  /** Only what whoever speaks has read counts as seen. */
  async function see(id: string, upTo: number) {
    if (await storage.talks.see(id, 'member', upTo)) await live.tell({ kind: 'changed', chatId: id })
  }

  app.get<OfChat>(
    '/desk/chats/:id',
    forMembers((request: ChatRequest, reply, visit) => showChat(request, reply, visit)),
  )

  /** Done: back to the page. Otherwise the page says why, with what was typed. */
  const act = (work: (request: ChatRequest, visit: Visit) => Promise<TalkOutcome | ChatProblem>) =>
    forMembers(async (request: ChatRequest, reply, visit) => {
      const outcome = await work(request, visit)
      if (outcome === 'gone') throw new Refusal('not-found')
      if (outcome === 'done') return reply.redirect(`/desk/chats/${request.params.id}`, 303)
      return showChat(request, reply, visit, { text: readField(request, 'text'), problem: outcome })
    })

  app.post<OfChat>(
    '/api/desk/chats/:id/join',
    act((request, { member }) =>
      talks.join(request.params.id, member, { isTakeOver: readField(request, 'over') === 'yes' }),
    ),
  )

  app.post<OfChat>(
    '/api/desk/chats/:id/leave',
    act((request, { member }) => talks.leave(request.params.id, member)),
  )

  app.post<OfChat>(
    '/api/desk/chats/:id/messages',
    act(async (request, { member }) => {
      const text = readField(request, 'text').replaceAll(new RegExp(textUnsafe, 'gu'), '').trim()
      const id = readField(request, 'id')
      if (!messageIdShape.test(id)) throw new Refusal('malformed')
      if (text === '') return 'empty'
      if (text.length > longestSaying) return 'too-long'
      return talks.say(request.params.id, member, { id, text })
    }),
  )

  app.post<OfChat>(
    '/api/desk/chats/:id/seen',
    forMembers(async (request: ChatRequest, reply, { member }) => {
      const { id } = request.params
      if ((await storage.talks.find(id))?.member?.id !== member.id) return reply.code(204).send()
      const chat = await storage.chats.find(id)
      const upTo = Math.floor(Number(readField(request, 'upTo'))) || 0
      await see(id, Math.max(0, Math.min(upTo, chat?.lastNumber ?? 0)))
      return reply.code(204).send()
    }),
  )

  app.post<OfChat>(
    '/api/desk/chats/:id/typing',
    forMembers(async (request: ChatRequest, reply, { member }) => {
      const { id } = request.params
      const talk = await storage.talks.find(id)
      if (talk?.member?.id === member.id) {
        await live.tell({ kind: 'typing', chatId: id, by: 'member', name: firstNameOf(member) })
      }
      return reply.code(204).send()
    }),
  )

  app.get<OfChat>(
    '/api/desk/chats/:id/events',
    streamRoute,
    forMembers(async (request: ChatRequest, reply, visit) => {
      const token = cookie.read(request) ?? ''
      return openEventStream(reply, streams.ofChat(request.params.id, token, visit.member))
    }),
  )

  app.get(
    '/api/desk/events',
    streamRoute,
    forMembers(async (request, reply, { member }) => {
      return openEventStream(reply, streams.ofDesk(cookie.read(request) ?? '', member))
    }),
  )
}
