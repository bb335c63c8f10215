import type { FastifyPluginAsync } from 'fastify'
import { visit } from '#contract/visit.ts'
import { Refusal } from '#server/errors.ts'
import { identifyAddress, refuseWhenBusy, type RateLimit } from '#server/rate-limit.ts'
import type { VisitService } from './visits.service.ts'

type Needs = { readonly visits: VisitService; readonly perAddress: RateLimit }

const longestBody = 1024

export const visitRoutes: FastifyPluginAsync<Needs> = async (app, { visits, perAddress }) => {
  /** A page was read by somebody who allows analytics (CONS-24). The address is for the limit and goes no further. */
  app.post('/api/visits', { bodyLimit: longestBody }, async (request, reply) => {
    refuseWhenBusy(perAddress.take(identifyAddress(request.ip)))
    const reading = visit.safeParse(request.body)
    if (!reading.success) throw new Refusal('malformed')
    await visits.count(reading.data)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
