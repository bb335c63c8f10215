import type { FastifyPluginAsync } from 'fastify'
import type { LocationAnswer } from '#contract/chat.ts'
import { identifyCaller, refuseWhenBusy, type AddressLimit } from '#server/rate-limit.ts'
import type { Locator } from './locator.ts'

type Needs = { readonly locator: Locator; readonly perAddress: AddressLimit }
type Query = { Querystring: { readonly timeZone?: unknown } }

export const locationRoutes: FastifyPluginAsync<Needs> = async (app, { locator, perAddress }) => {
  /** The country that the start form shows (CHAT-15, CHAT-25). The address is looked up and goes no further. */
  app.get<Query>('/api/location', async (request, reply): Promise<LocationAnswer> => {
    refuseWhenBusy(perAddress.take(identifyCaller(request.ip)))
    const { timeZone } = request.query
    reply.header('cache-control', 'no-store')
    return locator.locate(request.ip, typeof timeZone === 'string' ? timeZone : '')
  })
}
