import type { FastifyPluginAsync } from 'fastify'
import { identifyCaller, refuseWhenBusy, type AddressLimit } from '#server/rate-limit.ts'
import type { ChallengeService } from './challenge.service.ts'

type Needs = { readonly challenges: ChallengeService; readonly perAddress: AddressLimit }
type Query = { Querystring: { readonly previous?: unknown } }

export const challengeRoutes: FastifyPluginAsync<Needs> = async (app, { challenges, perAddress }) => {
  /** A sum for the form; with `previous`, one that replaces the sum shown so far (MATH-4). */
  app.get<Query>('/api/challenge', async (request, reply) => {
    refuseWhenBusy(perAddress.take(identifyCaller(request.ip)))
    const { previous } = request.query
    reply.header('cache-control', 'no-store')
    return challenges.issue(typeof previous === 'string' ? previous : undefined)
  })
}
