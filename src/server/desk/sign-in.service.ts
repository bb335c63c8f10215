import { beginOf, hourMs } from '#server/clock.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import type { Member, SignInLink } from '#server/storage/desk-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Caller } from '#server/rate-limit.ts'
import { linkMs } from '#server/secret/sign-in-link.ts'
import { hashToken, markAddress } from '#server/secret/tokens.ts'
import type { Parts } from '#server/parts.ts'

/**
 * Letters an hour: to one mailbox at the wish of one network, so that a stranger who knows the mailbox does not use up what
 * its owner needs, and at the wish of one address to all: generous, because a carrier's whole town may share it.
 */
const mostPerMailboxAndNetwork = 5
const mostPerAddress = 300
/**
 * Letters to one mailbox, whoever wishes, in as long as a link is good: where strangers have used them up, what they had
 * sent still opens the desk, and until it no longer does the next may be sent.
 */
const mostPerMailbox = 6

export type SignInService = {
  /**
   * Asks for a letter with a link. Does the same for every address, a member's or not, so that neither the answer nor
   * its time tells who works here; whom the letter is for is found out when it is written. Returns 0, or after how many
   * seconds somebody from there may ask again.
   */
  ask(email: string, caller: Caller): Promise<number>
  /** Who may come in with this link, as long as it is good. */
  look(token: string): Promise<{ readonly link: SignInLink; readonly member: Member } | null>
}

type Needs = Pick<Parts, 'secret' | 'messageDomain' | 'now' | 'nudge'> & {
  readonly storage: Pick<Storage, 'signIns' | 'members' | 'together'>
}

export function createSignInService({ storage, secret, messageDomain, now, nudge }: Needs): SignInService {
  return {
    async ask(email, { address, network }) {
      const addressMark = markAddress(secret, email)
      const callerMark = markAddress(secret, `network ${address}`)
      const ownMark = markAddress(secret, `${email} from ${network}`)
      const createdAt = now()
      const since = beginOf(hourMs, createdAt)
      const isTaken = await storage.together(async ({ tallies, outbox }) => {
        if (!(await tallies.take(`sign-in network ${callerMark}`, since, mostPerAddress))) return false
        // A mailbox that has had its letters gets no more, and nobody is told so.
        if (!(await tallies.take(`sign-in mailbox and network ${ownMark}`, since, mostPerMailboxAndNetwork)))
          return true
        if (!(await tallies.take(`sign-in mailbox ${addressMark}`, beginOf(linkMs, createdAt), mostPerMailbox)))
          return true
        const delivery = { kind: 'mail', template: 'sign-in', leadId: null, addressMark } as const
        await queueDelivery(outbox, delivery, { messageDomain, createdAt })
        return true
      })
      nudge?.()
      return isTaken ? 0 : Math.ceil((since + hourMs - createdAt) / 1000)
    },

    async look(token) {
      const link = await storage.signIns.findLink(hashToken(token), now())
      const member = link && (await storage.members.list()).find(({ id }) => id === link.memberId)
      return link && member ? { link, member } : null
    },
  }
}
