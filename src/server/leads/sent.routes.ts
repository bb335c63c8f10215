import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { callbackProblems } from '#content/request-sent.ts'
import { addressOf, defaultLanguage, languageCodes, type Language } from '#content/languages.ts'
import type { CallbackProblem } from '#contract/callback.ts'
import { Refusal } from '#server/errors.ts'
import { languageOf } from '#server/language-of.ts'
import { renderOnce, type PageRenderer } from '#server/pages.ts'
import { identifyCaller, refuseWhenBusy, type AddressLimit, type RateLimit } from '#server/rate-limit.ts'
import { sendPage } from '#server/static/send-page.ts'
import type { Storage } from '#server/storage/storage.ts'
import { acceptForms, isBareForm, isFields, readText } from '#server/form-bodies.ts'
import { writeReceipt } from './receipts.ts'
import { readLink } from '#server/secret/signed-links.ts'
import type { CallbackService } from './callbacks.service.ts'
import type { Parts } from '#server/parts.ts'

type Needs = Pick<Parts, 'secret' | 'now'> & {
  readonly callbacks: CallbackService
  readonly storage: Pick<Storage, 'leads' | 'outbox'>
  readonly pages: PageRenderer
  readonly perAddress: AddressLimit
  readonly perTicket: RateLimit
}
type Query = { Querystring: Readonly<Record<string, unknown>> }

/** Where a browser without JavaScript is sent after its request was taken. */
export function linkToSent(ticket: string, language: Language, problem?: CallbackProblem): string {
  return `${addressOf('/request-sent', language)}?${new URLSearchParams({ ticket, ...(problem && { problem }) }).toString()}`
}

/** What follows a demo request: the page that stays, and the wish for a call back. */
export const sentRoutes: FastifyPluginAsync<Needs> = async (app, needs) => {
  const { secret, now, callbacks, storage, pages, perAddress, perTicket } = needs
  acceptForms(app)

  /** Shows who holds the ticket its reference, and nobody anything personal. */
  const addresses = languageCodes.map((language) => [language, addressOf('/request-sent', language)] as const)
  for (const [language, address] of addresses) {
    app.get<Query>(address, async (request, reply) => sendSent(request, reply, language))
  }

  const renderNobodys = renderOnce((language: Language) => pages.renderRequestSent(null, language))

  async function sendSent(request: FastifyRequest<Query>, reply: FastifyReply, language: Language) {
    const leadId = readLink(secret, 'ticket', readText(request.query['ticket']), now())
    if (leadId !== null) refuseWhenBusy(perTicket.take(leadId))
    const lead = leadId === null ? null : await storage.leads.find(leadId)
    const problem = readProblem(request.query['problem'])
    const callbackAt = lead?.callbackAt ? new Date(lead.callbackAt).toISOString() : null
    const receipt = lead && (await writeReceipt(lead, { secret, outbox: storage.outbox }, now()))
    const page = receipt ? pages.renderRequestSent({ receipt, callbackAt, problem }, language) : renderNobodys(language)
    return sendPage(request, reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer'), page)
  }

  const onRequest = async ({ ip }: FastifyRequest) => refuseWhenBusy(perAddress.take(identifyCaller(ip)))

  /** `{ticket, at}`: when the sender would like to be called. Sent again with another time it takes the first one's place. */
  app.post<{ Params: { readonly id: string } }>(
    '/api/demo-requests/:id/callback',
    { onRequest },
    async (request, reply) => {
      const { ticket, callbackAt } = readCallback(request)
      if (readLink(secret, 'ticket', ticket, now()) !== request.params.id) throw new Refusal('forbidden')
      const outcome = await callbacks.keep(request.params.id, callbackAt)
      if (outcome === 'unknown') throw new Refusal('not-found')
      const problem = outcome === 'kept' ? undefined : outcome
      const language = languageOf(request)
      if (isBareForm(request)) return reply.redirect(linkToSent(ticket, language, problem), 303)
      if (problem) return reply.code(422).send({ errors: { at: callbackProblems[language][problem] } })
      return reply.send({ callbackAt: new Date(callbackAt).toISOString() })
    },
  )
}

function readCallback({ body }: FastifyRequest) {
  if (!isFields(body)) throw new Refusal('malformed')
  return { ticket: readText(body['ticket']), callbackAt: Date.parse(readText(body['at'])) }
}

function readProblem(value: unknown): CallbackProblem | null {
  return typeof value === 'string' && Object.hasOwn(callbackProblems[defaultLanguage], value)
    ? (value as CallbackProblem)
    : null
}
