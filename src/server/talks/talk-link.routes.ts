import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, languageCodes, type Language } from '#content/languages.ts'
import { talkHash } from '#contract/talk-link.ts'
import { Refusal } from '#server/errors.ts'
import { sendMissing } from '#server/static/static.routes.ts'
import type { Site } from '#server/static/site.ts'
import type { Storage } from '#server/storage/storage.ts'
import { readLink } from '#server/secret/signed-links.ts'
import type { Parts } from '#server/parts.ts'

type OfLink = { Params: { readonly link: string } }
type Needs = Pick<Parts, 'secret' | 'now'> & {
  readonly site: Site | null
  readonly storage: Pick<Storage, 'chats'>
}

/**
 * The link of a letter leads to a page with a chat window, which opens the conversation. What opens it stands behind
 * the `#`, which browsers send nowhere. A link that opens nothing any more is a page that is not there.
 */
export const talkLinkRoutes: FastifyPluginAsync<Needs> = async (app, { secret, site, storage, now }) => {
  for (const language of languageCodes) {
    app.get<OfLink>(addressOf('/talk/:link', language), async (request, reply) => open(request, reply, language))
  }

  async function open(request: FastifyRequest<OfLink>, reply: FastifyReply, language: Language) {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    const { link } = request.params
    const chatId = readLink(secret, 'talk-link', link, now())
    const chat = chatId === null ? null : await storage.chats.find(chatId)
    if (chat && chat.erasedAt === null) return reply.redirect(addressOf(`/contact${talkHash}${link}`, language), 303)
    if (site) return sendMissing(request, reply, site)
    throw new Refusal('not-found')
  }
}
