import { type Milliseconds, minuteMs } from '#server/clock.ts'
import type { Storage } from '#server/storage/storage.ts'
import { drawToken, hashToken } from './tokens.ts'

/** How long a link opens the desk, from the moment it was asked for. */
export const linkMs = 15 * minuteMs

type Needs = {
  readonly storage: Pick<Storage, 'signIns'>
  readonly now: () => Milliseconds
  readonly randomBytes: (size: number) => Buffer
}

/** Makes a way in for a member; returns what stands in its address. */
export async function makeLink(memberId: string, { storage, now, randomBytes }: Needs): Promise<string> {
  const token = drawToken(randomBytes)
  const createdAt = now()
  await storage.signIns.addLink({ tokenHash: hashToken(token), memberId, createdAt, expiresAt: createdAt + linkMs })
  return token
}
