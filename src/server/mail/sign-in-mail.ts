import { randomBytes } from 'node:crypto'
import { writeSignIn } from '#emails/SignIn.email.tsx'
import type { Config } from '#server/config.ts'
import { linkMs, makeLink } from '#server/secret/sign-in-link.ts'
import { isMarkOf } from '#server/secret/tokens.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Draft } from './mail.ts'
import type { Parts } from '#server/parts.ts'

type Needs = Pick<Config, 'publicUrl'> &
  Pick<Parts, 'secret' | 'now'> & {
    readonly storage: Pick<Storage, 'members' | 'signIns'>
  }

/**
 * The letter with a way in. Null when the address that was typed is no member's, and when it was typed so long ago that
 * nobody waits for the letter any more. Each attempt makes a link of its own: the one before is in nobody's hands.
 */
export async function writeSignInMail(
  { createdAt, delivery: { addressMark } }: Letter<'sign-in'>,
  { publicUrl, storage, secret, now }: Needs,
): Promise<Draft | null> {
  const member = (await storage.members.list()).find(({ email }) => isMarkOf(email, addressMark, secret))
  if (!member || now() - createdAt > linkMs) return null
  const token = await makeLink(member.id, { storage, now, randomBytes })
  const { name, email } = member
  return {
    ...(await writeSignIn({ name, href: `${publicUrl}/desk/sign-in/${token}`, goodUntil: now() + linkMs })),
    to: email,
    userInfo: { name, email },
    metadata: { type: 'desk_sign_in' },
  }
}
