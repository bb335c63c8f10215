import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { wishProblems } from '#content/en/request-sent.ts'
import type { WishProblem } from '#contract/wish.ts'
import { Refusal } from '#server/errors.ts'
import type { PageRenderer } from '#server/pages.ts'
import { identifyAddress, refuseWhenBusy, type RateLimit } from '#server/rate-limit.ts'
import { sendPage } from '#server/static/send-page.ts'
import type { Milliseconds, Storage } from '#server/storage/storage.ts'
import { acceptForms, isBareForm, isFields } from './form-bodies.ts'
import { writeReceipt } from './receipts.ts'
import { readTicket } from './ticket.ts'
import type { WishService } from './wishes.service.ts'

type Needs = {
  readonly secret: string
  readonly now: () => Milliseconds
  readonly wishes: WishService
  readonly storage: Pick<Storage, 'leads' | 'outbox'>
  readonly pages: PageRenderer
  readonly perAddress: RateLimit
}

/** Where a browser without JavaScript is sent after its request was taken. */
export function linkToSent(ticket: string, problem?: WishProblem): string {
  return `/request-sent?${new URLSearchParams({ ticket, ...(problem && { problem }) }).toString()}`
}

/** What follows a demo request: the page that stays, and the wish for a call. */
export const sentRoutes: FastifyPluginAsync<Needs> = async (app, needs) => {
  const { secret, now, wishes, storage, pages, perAddress } = needs
  acceptForms(app)

  /** Shows who holds the ticket its reference, and nobody anything personal. */
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/request-sent', async (request, reply) => {
    const leadId = readTicket(secret, readText(request.query['ticket']), now())
    const lead = leadId === null ? null : await storage.leads.find(leadId)
    const problem = readProblem(request.query['problem'])
    const wishAt = lead?.wishAt ? new Date(lead.wishAt).toISOString() : null
    const receipt = lead && (await writeReceipt(lead, { secret, outbox: storage.outbox }, now()))
    const page = pages.renderRequestSent(receipt && { receipt, wishAt, problem })
    return sendPage(request, reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer'), page)
  })

  /** `{ticket, at}`: when the sender would like to be called. Sent again with another time it takes the first one's place. */
  app.post<{ Params: { readonly id: string } }>('/api/demo-requests/:id/wish', async (request, reply) => {
    refuseWhenBusy(perAddress.take(identifyAddress(request.ip)))
    const { ticket, wishAt } = readWish(request)
    if (readTicket(secret, ticket, now()) !== request.params.id) throw new Refusal('forbidden')
    const outcome = await wishes.keep(request.params.id, wishAt)
    if (outcome === 'unknown') throw new Refusal('not-found')
    const problem = outcome === 'kept' ? undefined : outcome
    if (isBareForm(request)) return reply.redirect(linkToSent(ticket, problem), 303)
    if (problem) return reply.code(422).send({ errors: { at: wishProblems[problem] } })
    return reply.send({ wishAt: new Date(wishAt).toISOString() })
  })
}

function readWish({ body }: FastifyRequest) {
  if (!isFields(body)) throw new Refusal('malformed')
  return { ticket: readText(body['ticket']), wishAt: Date.parse(readText(body['at'])) }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readProblem(value: unknown): WishProblem | null {
  return typeof value === 'string' && Object.hasOwn(wishProblems, value) ? (value as WishProblem) : null
}
