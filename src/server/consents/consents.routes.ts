import type { FastifyPluginAsync } from 'fastify'
import { languageOf } from '#server/language-of.ts'
import { Refusal } from '#server/errors.ts'
import { identifyCaller, refuseWhenBusy, type AddressLimit } from '#server/rate-limit.ts'
import type { Consents } from '#server/storage/storage.ts'
import type { Parts } from '#server/parts.ts'
import { consentRecord } from './consent-record.ts'

type Needs = Pick<Parts, 'now'> & {
  /** Null where no register is kept. */
  readonly consents: Pick<Consents, 'add'> | null
  readonly perAddress: AddressLimit
}

const longestBody = 1024

export const consentRoutes: FastifyPluginAsync<Needs> = async (app, { consents, perAddress, now }) => {
  /**
   * A choice was made in the cookie banner. Kept under its own random number, at our time; a number that stands already
   * is left as it is, so that nobody can change what was chosen.
   */
  app.post('/api/consents', { bodyLimit: longestBody }, async (request, reply) => {
    refuseWhenBusy(perAddress.take(identifyCaller(request.ip)))
    const reading = consentRecord.safeParse(request.body)
    if (!reading.success) throw new Refusal('malformed')
    await consents?.add({ ...reading.data, language: languageOf(request), chosenAt: now() })
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
