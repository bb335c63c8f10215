import type { FastifyPluginAsync } from 'fastify'
import { Refusal } from '#server/errors.ts'
import { sendMissing } from '#server/static/static.routes.ts'
import type { Site } from '#server/static/site.ts'
import type { Milliseconds, Storage } from '#server/storage/storage.ts'
import { readTalkLink } from './talk-link.ts'

type Needs = {
  readonly secret: string
  readonly site: Site | null
  readonly storage: Pick<Storage, 'chats'>
  readonly now: () => Milliseconds
}

/**
 * The link of a letter leads to a page with a chat window, which opens the conversation. What opens it stands behind
 * the `#`, which browsers send nowhere. A link that opens nothing any more is a page that is not there.
 */
export const talkLinkRoutes: FastifyPluginAsync<Needs> = async (app, { secret, site, storage, now }) => {
  app.get<{ Params: { readonly link: string } }>('/talk/:link', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    const { link } = request.params
    const chatId = readTalkLink(secret, link, now())
    const chat = chatId === null ? null : await storage.chats.find(chatId)
    if (chat && chat.erasedAt === null) return reply.redirect(`/contact#talk=${link}`, 303)
    if (site) return sendMissing(request, reply, site)
    throw new Refusal('not-found')
  })
}
