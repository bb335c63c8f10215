import type { FastifyPluginAsync } from 'fastify'
import { visit } from '#contract/visit.ts'
import { Refusal } from '#server/errors.ts'
import { identifyCaller, refuseWhenBusy, type AddressLimit } from '#server/rate-limit.ts'
import type { VisitService } from './visits.service.ts'

type Needs = { readonly visits: VisitService; readonly perAddress: AddressLimit }

const longestBody = 1024

export const visitRoutes: FastifyPluginAsync<Needs> = async (app, { visits, perAddress }) => {
  /** A page was read by somebody who allows analytics (CONS-24). The address is for the limit and goes no further. */
  app.post('/api/visits', { bodyLimit: longestBody }, async (request, reply) => {
    refuseWhenBusy(perAddress.take(identifyCaller(request.ip)))
    const reading = visit.safeParse(request.body)
    if (!reading.success) throw new Refusal('malformed')
    await visits.count(reading.data)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
