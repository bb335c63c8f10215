import type { FastifyInstance } from 'fastify'
import { identifyCaller, refuseWhenBusy, type AddressLimit } from './rate-limit.ts'

/** A body counts once for so many bytes. What is shorter counts for nothing: each address has its own limit for that. */
const bytesOfTry = 2048

type Needs = {
  readonly perAddress: AddressLimit
  /** In bytes; what is longer is not read. */
  readonly longestBody: number
}

/** Counts a body by what it weighs before it is read, for whatever address: a long one takes long to take apart. */
export function weighBodies(app: FastifyInstance, { perAddress, longestBody }: Needs): void {
  app.addHook('onRequest', async ({ ip, headers }) => {
    const isLengthSaid = headers['transfer-encoding'] === undefined
    const bytes = isLengthSaid ? Math.min(Number(headers['content-length'] ?? 0), longestBody) : longestBody
    const tries = Math.floor(bytes / bytesOfTry)
    if (tries > 0) refuseWhenBusy(perAddress.take(identifyCaller(ip), tries))
  })
}
