import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { challengeValidMs, type Challenge } from '#contract/challenge.ts'
import type { Milliseconds } from '#server/clock.ts'
import type { Secret } from '#server/secret/secret.ts'
import type { Parts } from '#server/parts.ts'

/** One visitor's stay with the form: begun by the first challenge, carried on by each that replaces it. */
type FormSession = { readonly id: string; readonly startedAt: Milliseconds }

type Verdict = 'right' | 'wrong' | 'expired' | 'forged'

export type ChallengeService = {
  /** A new sum. With the id of the one it replaces, the form session goes on. */
  issue(previousId?: string): Challenge
  check(id: string, answer: string): Verdict
  /** The session a challenge belongs to, even when it has expired; null when we did not issue it. */
  readSession(id: string): FormSession | null
}

type Needs = Pick<Parts, 'secret' | 'now' | 'randomBytes'>

// The time comes first: spent challenges and the keys made of them then lie side by side in their index.
const signedId = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([\w-]{16})\.([\w-]{16})\.([\w-]{22})$/

/**
 * Issues and checks sums without keeping anything: the id is signed, and the operands follow from the id and our
 * secret, so that an id tells nothing of its answer (MATH-1..3). A sum used up is remembered by storage.
 */
export function createChallenges({ secret, now, randomBytes }: Needs): ChallengeService {
  const [today, ...earlier] = readKeys(secret)
  const makeName = () => randomBytes(12).toString('base64url')

  /** One request asks about its challenge several times in a row. */
  let lastRead: { readonly id: string; readonly challenge: ReturnType<typeof verify> } | null = null
  function read(id: string) {
    if (lastRead?.id !== id) lastRead = { id, challenge: verify(id) }
    return lastRead.challenge
  }

  function verify(id: string) {
    const [, issuedAt, startedAt, session, nonce, signature] = signedId.exec(id) ?? []
    if (!session || !startedAt || !issuedAt || !nonce || !signature) return null
    const text = `${issuedAt}.${startedAt}.${session}.${nonce}`
    const key = [today, ...earlier].find((one) =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(signChallenge(one, text))),
    )
    if (!key) return null
    return {
      key,
      session: { id: session, startedAt: parseInt(startedAt, 36) },
      issuedAt: parseInt(issuedAt, 36),
      nonce,
    }
  }

  return {
    issue(previousId) {
      const issuedAt = now()
      const session = (previousId && read(previousId)?.session) || { id: makeName(), startedAt: issuedAt }
      const nonce = makeName()
      const text = `${issuedAt.toString(36)}.${session.startedAt.toString(36)}.${session.id}.${nonce}`
      return {
        id: `${text}.${signChallenge(today, text)}`,
        question: makeSum(digest(today, 'sum', nonce)).question,
        expiresAt: new Date(issuedAt + challengeValidMs).toISOString(),
      }
    },

    check(id, answer) {
      const challenge = read(id)
      if (!challenge) return 'forged'
      if (now() >= challenge.issuedAt + challengeValidMs) return 'expired'
      const typed = answer.replace(/\s/g, '')
      const isRight =
        /^\d{1,3}$/.test(typed) && Number(typed) === makeSum(digest(challenge.key, 'sum', challenge.nonce)).answer
      return isRight ? 'right' : 'wrong'
    },

    readSession: (id) => read(id)?.session ?? null,
  }
}

const readKeys = ({ current, previous }: Secret): readonly [KeyObject, ...KeyObject[]] => [
  createSecretKey(current, 'utf8'),
  ...previous.map((one) => createSecretKey(one, 'utf8')),
]
const digest = (key: KeyObject, purpose: string, text: string) =>
  createHmac('sha256', key).update(`${purpose}:${text}`).digest()
const signChallenge = (key: KeyObject, text: string) =>
  digest(key, 'challenge', text).subarray(0, 16).toString('base64url')

/** Two whole numbers from 1 to 10; a difference is the larger less the smaller, never negative (MATH-1..3). */
export function makeSum(bytes: Buffer): { readonly question: string; readonly answer: number } {
  const one = 1 + (bytes.readUInt32BE(0) % 10)
  const other = 1 + (bytes.readUInt32BE(4) % 10)
  const [larger, smaller] = one > other ? [one, other] : [other, one]
  const sums = [
    { question: `${one} + ${other}`, answer: one + other },
    { question: `${larger} − ${smaller}`, answer: larger - smaller },
    { question: `${one} × ${other}`, answer: one * other },
  ] as const
  return sums[bytes.readUInt32BE(8) % sums.length] ?? sums[0]
}
