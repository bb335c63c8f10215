import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { callbackProblems } from '#content/en/request-sent.ts'
import type { CallbackProblem } from '#contract/callback.ts'
import { Refusal } from '#server/errors.ts'
import type { PageRenderer } from '#server/pages.ts'
import { identifyAddress, refuseWhenBusy, type RateLimit } from '#server/rate-limit.ts'
import { sendPage } from '#server/static/send-page.ts'
import type { Milliseconds, Storage } from '#server/storage/storage.ts'
import { acceptForms, isBareForm, isFields } from './form-bodies.ts'
import { writeReceipt } from './receipts.ts'
import { readTicket } from './ticket.ts'
import type { CallbackService } from './callbacks.service.ts'

type Needs = {
  readonly secret: string
  readonly now: () => Milliseconds
  readonly callbacks: CallbackService
  readonly storage: Pick<Storage, 'leads' | 'outbox'>
  readonly pages: PageRenderer
  readonly perAddress: RateLimit
}

/** Where a browser without JavaScript is sent after its request was taken. */
export function linkToSent(ticket: string, problem?: CallbackProblem): string {
  return `/request-sent?${new URLSearchParams({ ticket, ...(problem && { problem }) }).toString()}`
}

/** What follows a demo request: the page that stays, and the wish for a call back. */
export const sentRoutes: FastifyPluginAsync<Needs> = async (app, needs) => {
  const { secret, now, callbacks, storage, pages, perAddress } = needs
  acceptForms(app)

  /** Shows who holds the ticket its reference, and nobody anything personal. */
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/request-sent', async (request, reply) => {
    const leadId = readTicket(secret, readText(request.query['ticket']), now())
    const lead = leadId === null ? null : await storage.leads.find(leadId)
    const problem = readProblem(request.query['problem'])
    const callbackAt = lead?.callbackAt ? new Date(lead.callbackAt).toISOString() : null
    const receipt = lead && (await writeReceipt(lead, { secret, outbox: storage.outbox }, now()))
    const page = pages.renderRequestSent(receipt && { receipt, callbackAt, problem })
    return sendPage(request, reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer'), page)
  })

  /** `{ticket, at}`: when the sender would like to be called. Sent again with another time it takes the first one's place. */
  app.post<{ Params: { readonly id: string } }>('/api/demo-requests/:id/callback', async (request, reply) => {
    refuseWhenBusy(perAddress.take(identifyAddress(request.ip)))
    const { ticket, callbackAt } = readCallback(request)
    if (readTicket(secret, ticket, now()) !== request.params.id) throw new Refusal('forbidden')
    const outcome = await callbacks.keep(request.params.id, callbackAt)
    if (outcome === 'unknown') throw new Refusal('not-found')
    const problem = outcome === 'kept' ? undefined : outcome
    if (isBareForm(request)) return reply.redirect(linkToSent(ticket, problem), 303)
    if (problem) return reply.code(422).send({ errors: { at: callbackProblems[problem] } })
    return reply.send({ callbackAt: new Date(callbackAt).toISOString() })
  })
}

function readCallback({ body }: FastifyRequest) {
  if (!isFields(body)) throw new Refusal('malformed')
  return { ticket: readText(body['ticket']), callbackAt: Date.parse(readText(body['at'])) }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readProblem(value: unknown): CallbackProblem | null {
  return typeof value === 'string' && Object.hasOwn(callbackProblems, value) ? (value as CallbackProblem) : null
}
