import { randomUUID } from 'node:crypto'
import type { SpokenLanguage } from '#content/assistant.ts'
import { deskMaxLength, type LeadProblem } from '#contract/desk.ts'
import { textUnsafe } from '#contract/read-line.ts'
import { nameReply } from '#emails/DeskReply.email.tsx'
import { personMail } from '#content/team/emails/person.ts'
import { demoConfirmationMail } from '#content/emails/demo-confirmation.ts'
import { closeToo, holdWithBeside, isMarkedByLetter, listBeside, markAnswered, sendAgain } from './answered.ts'
import { erasePerson, type ErasureNeeds, type Erasing } from '#server/erasure/erase-person.ts'
import { whomOf } from '#server/erasure/whom.ts'
import { beginOf, hourMs, type Milliseconds } from '#server/clock.ts'
import { queueDelivery } from '#server/outbox/deliveries.ts'
import type { LeadService } from '#server/leads/leads.service.ts'
import { canWriteTo } from '#server/post/header-values.ts'
import { listThread } from '#server/mail/visitor-mails.ts'
import type { DeskLead, Member } from '#server/storage/desk-storage.ts'
import { isSamePerson } from '#server/storage/person.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Tables } from '#server/storage/storage.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { isUnwritten } from './answers.ts'
import type { Parts } from '#server/parts.ts'

/** Null: it was done. */
type Outcome = Promise<LeadProblem | null>

/** `sent-before`: these very words went out already, and did not again. */
type ReplyOutcome = Promise<LeadProblem | 'sent-before' | null>

/** Everything a member can do with a lead. Whatever changes it says so in the audit; a note says itself who wrote it. */
export type WorkService = {
  /** Sends an answer by email, once: also when it comes again, by the same form or one that was gone back to. */
  reply(lead: DeskLead, member: Member, answer: Answer): ReplyOutcome
  /**
   * Answered in another way; `memberId` is null where the link of a letter was used. `also` names what else of the same
   * person that answers.
   */
  mark(lead: DeskLead, memberId: string | null, also?: readonly string[]): Outcome
  /**
   * It was not answered after all: its clock goes on as it stood, and nobody is written to. The link of a letter, where
   * `memberId` is null, takes back what such a link has said, and nothing of a member's.
   * `seen`: the answer that a page offers to take back; of a later one nothing is.
   */
  reopen(lead: DeskLead, memberId: string | null, seen?: Milliseconds): Outcome
  /** With all that is open of this person and that the same one has. `from`: who had it when the page was made. */
  own(lead: DeskLead, by: Member, to: string, from: string | null): Outcome
  note(lead: DeskLead, member: Member, note: { readonly id: string; readonly text: string }): Outcome
  release(lead: DeskLead, member: Member): Outcome
  keepHeld(lead: DeskLead, member: Member): Outcome
  /** Has letters that were given up tried again. */
  resend(letters: readonly OutboxMessage[], member: Member): Promise<void>
  /** Erases everything of the person behind a lead, if the reference was typed. A text says why nothing was erased. */
  erase(lead: DeskLead, member: Member, typed: string): Promise<Erasing | LeadProblem>
}

type Answer = {
  readonly replyId: string
  readonly text: string
  readonly language: SpokenLanguage
  /** The last answer that its writer has read; empty where there was none. */
  readonly behind?: string | undefined
  /** What else is open and answered by it. */
  readonly also?: readonly string[]
}

type Needs = ErasureNeeds & Pick<Parts, 'messageDomain' | 'nudge'> & { readonly leads: Pick<LeadService, 'release'> }

/** As the desk's forms draw them. */
const drawnId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Where somebody else was first, the outcome says so; rejects as storage does and, erasing, as the disk does. */
export function createWorkService(needs: Needs): WorkService {
  const { storage, leads, messageDomain, now, nudge } = needs
  /** One letter, however much else of the same person goes along; handed to and fro, one an hour. */
  async function tellOwner({ tallies, outbox }: Tables, { id: leadId }: DeskLead, by: Member, memberId: string) {
    const at = now()
    if (!(await tallies.begin(`hand-over ${leadId} ${memberId}`, beginOf(hourMs, at)))) return
    const delivery = { kind: 'mail', template: 'hand-over', leadId, memberId, by: by.id } as const
    await queueDelivery(outbox, delivery, { messageDomain, createdAt: at })
  }

  async function keepReply(tables: Tables, lead: DeskLead, member: Member, answer: Answer): ReplyOutcome {
    const { id } = lead
    const { replyId, text, language, behind, also = [] } = answer
    const at = now()
    await holdWithBeside(tables, lead)
    const known = await tables.leadTalk.replies(id)
    const last = known.at(-1)
    const isAskedAgain = (await tables.deskLeads.find(id))?.dueAt !== null
    if (last?.text === text && (last.id === replyId || !isAskedAgain)) return 'sent-before'
    // Nobody gets two answers because two of us did not know of each other.
    const isMissed = behind !== undefined && (last?.id ?? '') !== behind
    const sent = known.find((one) => one.id === replyId)
    if (isMissed && sent?.text !== text) return 'answered'
    const subject = await nameThread(tables, id, language)
    // The form of an answer that was sent, with other words in it.
    const isOther = sent !== undefined && sent.text !== text
    const reply = {
      id: isOther ? randomUUID() : replyId,
      leadId: id,
      memberId: member.id,
      by: member.name,
      text,
      at,
      language,
      subject,
    }
    if (!(await tables.leadTalk.addReply(reply))) return 'sent-before'
    const delivery = { kind: 'mail', template: 'desk-reply', leadId: id, replyId: reply.id } as const
    await queueDelivery(tables.outbox, delivery, { messageDomain, createdAt: at })
    await tables.leads.setStatus(id, 'answered', at)
    // Who answers what nobody has takes it.
    await tables.deskLeads.own(id, { from: null, to: member.id, at })
    await tables.audit.add({ at, memberId: member.id, action: 'reply', subject: id })
    await closeToo(tables, lead, { memberId: member.id, action: 'answer', at }, also)
    return null
  }

  return {
    async reply(lead, member, answer) {
      const said = { ...answer, text: plain(answer.text) }
      const names = { firstName: firstNameOf(lead), by: member.name }
      const problem = isUnwritten(said.text, names) ? 'empty' : judge(said.text, deskMaxLength.answer)
      if (problem) return problem
      if (!drawnId.test(answer.replyId)) return 'unreadable'
      if (lead.status === 'quarantined') return 'held'
      if (!canWriteTo(lead.email)) return 'no-mailbox'
      const kept = await storage.together((tables) => keepReply(tables, lead, member, said))
      nudge?.()
      return kept
    },

    async mark({ id, status }, memberId, also = []) {
      if (status === 'quarantined') return 'held'
      const by = { memberId, action: memberId === null ? 'mark' : 'answer', at: now() } as const
      // Marked twice, it was answered the first time.
      await storage.together((tables) => markAnswered(tables, id, by, also))
      return null
    },

    async reopen({ id }, memberId, seen) {
      return storage.together(async (tables) => {
        await tables.deskLeads.hold(id)
        const lead = await tables.deskLeads.find(id)
        if (!lead || (memberId === null && !(await isMarkedByLetter(tables, lead)))) return null
        if (seen !== undefined && lead.answeredAt !== null && lead.answeredAt !== seen) return 'taken'
        // Pressed twice, or asked anew meanwhile, it is open already.
        if (await tables.promises.reopen(id))
          await tables.audit.add({ at: now(), memberId, action: 'reopen', subject: id })
        return null
      })
    },

    async own(lead, by, to, from) {
      const outcome = await storage.together(async (tables) => {
        const others = (await listBeside(tables, lead)).filter((other) => isSamePerson(lead, other))
        const what = to === by.id ? ({ action: 'take' } as const) : ({ action: 'hand-over', detail: to } as const)
        const done = { at: now(), memberId: by.id, ...what }
        for (const { id } of [lead, ...others]) {
          const isOwn = await tables.deskLeads.own(id, { from, to, at: now() })
          // Pressed twice, it was done the first time.
          if (!isOwn && id === lead.id) return (await tables.deskLeads.find(id))?.ownerId === to ? null : 'taken'
          if (isOwn) await tables.audit.add({ ...done, subject: id })
        }
        if (to !== by.id) await tellOwner(tables, lead, by, to)
        return null
      })
      nudge?.()
      return outcome
    },

    async note({ id: leadId }, { id: memberId, name: by }, { id, text: typed }) {
      const text = plain(typed)
      const problem = judge(text, deskMaxLength.note)
      if (problem) return problem
      if (!drawnId.test(id)) return 'unreadable'
      await storage.leadTalk.addNote({ id, leadId, memberId, by, text, at: now() })
      return null
    },

    async release({ id }, member) {
      // By another one or by this one before: it is not held back any more.
      await leads.release(id, ({ audit }) =>
        audit.add({ at: now(), memberId: member.id, action: 'release', subject: id }),
      )
      return null
    },

    async keepHeld({ id }, member) {
      await storage.together(async (tables) => {
        await tables.deskLeads.keepHeld(id, now())
        await tables.audit.add({ at: now(), memberId: member.id, action: 'keep', subject: id })
      })
      return null
    },

    async resend(letters, { id: memberId }) {
      for (const letter of letters) await sendAgain(storage, letter, { memberId, at: now() })
      nudge?.()
    },

    async erase({ id, email }, member, typed) {
      if (compact(typed) !== compact(makeReference(id))) return 'not-confirmed'
      return erasePerson(whomOf({ email }), needs, ({ audit }, erased) =>
        audit.add({ at: now(), memberId: member.id, action: 'erase', subject: id, detail: String(erased) }),
      )
    },
  }
}

/** The subject goes on as our first letter to this person began; without one, it names the reference. */
async function nameThread({ outbox, leadTalk }: Tables, id: string, language: SpokenLanguage): Promise<string> {
  const [first] = await listThread({ id }, { storage: { outbox } })
  const reference = makeReference(id)
  if (!first) return nameReply(reference, language)
  const { delivery } = first
  // In the language that one is written in.
  if (delivery.template === 'demo-confirmation')
    return personMail.again + demoConfirmationMail[first.language].subject(reference)
  const begun = await leadTalk.findReply(delivery.replyId)
  return personMail.again + (begun?.subject ?? nameReply(reference, language))
}

function judge(text: string, most: number): LeadProblem | null {
  if (text.trim() === '') return 'empty'
  if (text.length > most) return 'too-long'
  return textUnsafe.test(text) ? 'unreadable' : null
}

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim().toWellFormed()
const compact = (reference: string) => reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
