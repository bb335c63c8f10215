import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Refusal } from '#server/errors.ts'
import { sendPage } from '#server/static/send-page.ts'
import { identifyPerson } from '#server/storage/person.ts'
import type { Milliseconds, Storage, StoredLead } from '#server/storage/storage.ts'
import { historyStyle } from './history-style.ts'
import { isHistoryLinkValid } from './history-link.ts'
import { RequestHistory } from './RequestHistory.tsx'

type Needs = {
  readonly storage: Pick<Storage, 'leads' | 'chats'>
  readonly secret: string
  readonly now: () => Milliseconds
}
type History = { Params: { id: string }; Querystring: Readonly<Record<string, unknown>> }

const styleHash = createHash('sha256').update(historyStyle).digest('base64')
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const historyRoutes: FastifyPluginAsync<Needs> = async (app, { storage, secret, now }) => {
  /** Sales follows the link in a letter and sees what the same person asked before. */
  app.get<History>('/api/demo-requests/:id', async (request, reply) => {
    const { id: leadId } = request.params
    const { expires, signature } = request.query
    const isSigned =
      typeof expires === 'string' &&
      typeof signature === 'string' &&
      isHistoryLinkValid({ secret, leadId, expires, signature, now: now() })
    const lead = isSigned ? await storage.leads.find(leadId) : null
    // One answer for a forged link, an old one and an erased lead: a stranger learns nothing from it.
    if (!lead) throw new Refusal('not-found')
    const leads = await storage.leads.ofPerson(identifyPerson(lead))
    const past = await Promise.all(leads.map(async (one) => ({ lead: one, said: await findWords(one, storage.chats) })))
    const page = renderToStaticMarkup(createElement(RequestHistory, { name: lead.name, past }))
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    return sendPage(request, reply, { html: `<!doctype html>${page}`, contentSecurityPolicy: policy })
  })
}

/** What a person wrote; of a chat that they have erased, nothing. */
async function findWords({ id, source, message }: StoredLead, chats: Storage['chats']): Promise<string> {
  if (source === 'form') return message
  const chat = await chats.ofLead(id)
  if (!chat || chat.erasedAt !== null) return ''
  const messages = await chats.messages(chat.id, 0)
  return messages.flatMap(({ sender, text }) => (sender === 'user' ? [text] : [])).join('\n')
}
