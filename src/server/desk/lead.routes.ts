import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DeskDraft, LeadProblem, NoteDraft } from '#contract/desk.ts'
import { listElsewhere, type ElsewhereConfig } from '#server/erasure/elsewhere.ts'
import { Refusal } from '#server/errors.ts'
import { readAll, readField } from '#server/form-bodies.ts'
import type { DeskLead } from '#server/storage/desk-storage.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { addAnswer, preparedAnswers, writeAnswer } from './answers.ts'
import { readAskedTime } from './asked-time.ts'
import type { DeskParts } from './desk-parts.ts'
import { readLanguage, readLead } from './lead.ts'
import type { Visit } from './sessions.service.ts'

type Needs = Pick<
  DeskParts,
  'show' | 'forMembers' | 'readFrame' | 'team' | 'work' | 'storage' | 'publicUrl' | 'now'
> & { readonly config: ElsewhereConfig }

/** So many that others have are passed over. */
const mostPassed = 50

type WithId = FastifyRequest<{ Params: { readonly id: string }; Querystring: { readonly sent?: unknown } }>
/** What a member wants done with a lead, and the form it came by. */
type Wish = { readonly lead: DeskLead; readonly request: WithId; readonly visit: Visit }

/** One lead: its page, and every form on it. */
export function addLeadRoutes(app: FastifyInstance, needs: Needs): void {
  const { show, forMembers, readFrame, team, work, storage } = needs

  async function findLead({ params }: WithId): Promise<DeskLead> {
    const lead = params.id.includes('\0') ? null : await storage.deskLeads.find(params.id)
    if (!lead) throw new Refusal('not-found')
    return lead
  }

  /** Who is to be answered next by whoever has answered. */
  async function findNext(memberId: string) {
    const due = await storage.deskLeads.open({ after: null, limit: mostPassed })
    const next = due.find(({ ownerId }) => ownerId === null || ownerId === memberId)
    return next ? { id: next.id, name: next.name, dueAt: next.dueAt ?? 0 } : null
  }

  type Said = {
    readonly problem?: LeadProblem
    readonly canned?: string
    readonly text?: string
    readonly replyId?: string
    readonly note?: NoteDraft
    readonly also?: readonly string[]
  }

  /** The page of a lead, with what was typed in its box where a form comes back. */
  async function showLead(request: WithId, reply: FastifyReply, { member }: Visit, said: Said = {}) {
    const lead = await findLead(request)
    const members = await team.list()
    const whole = await readLead(lead, members, needs)
    const { language, reference, phone } = whole
    const facts = {
      firstName: firstNameOf(lead),
      by: member.name,
      reference,
      phone,
      asked: readAskedTime(whole, language, needs.now()),
      publicUrl: needs.publicUrl,
    }
    const { canned = '', text } = said
    const draft: DeskDraft = {
      replyId: said.replyId || randomUUID(),
      text: canned ? addAnswer(text ?? '', canned, language, facts) : (text ?? writeAnswer('', language, facts)),
      canned,
      isTyped: text !== undefined,
      also: said.also ?? null,
    }
    return show(request, reply.code(said.problem ? 422 : 200), {
      kind: 'lead',
      frame: await readFrame(member),
      lead: whole,
      team: members,
      canned: preparedAnswers,
      draft,
      note: said.note ?? { id: randomUUID(), text: '' },
      isSentBefore: request.query.sent === 'before',
      problem: said.problem ?? null,
      next: lead.dueAt === null ? await findNext(member.id) : null,
      elsewhere: listElsewhere(needs.config),
    })
  }

  app.get(
    '/desk/leads/:id',
    forMembers((request: WithId, reply, visit) => showLead(request, reply, visit)),
  )

  app.post(
    '/desk/leads/:id/reply',
    forMembers(async (request: WithId, reply, visit) => {
      const typed = {
        text: readField(request, 'text'),
        replyId: readField(request, 'replyId'),
        also: readAll(request, 'also'),
      }
      const canned = readField(request, 'canned')
      // The buttons above the box are of the same form: they add to the box and send nothing.
      if (canned) return showLead(request, reply, visit, { ...typed, canned })
      const lead = await findLead(request)
      const [behind] = readAll(request, 'behind')
      const language = await readLanguage(lead, storage)
      const problem = await work.reply(lead, visit.member, { ...typed, language, behind })
      if (problem && problem !== 'sent-before') return showLead(request, reply, visit, { ...typed, problem })
      return reply.redirect(`/desk/leads/${lead.id}${problem ? '?sent=before' : ''}#answers`, 303)
    }),
  )

  /** To the page on which the form stood. */
  async function findWayBack(from: string, leadId: string, place: string): Promise<string> {
    const chat = from === 'chat' ? await storage.chats.ofLead(leadId) : null
    if (chat) return `/desk/chats/${chat.id}${place}`
    return from === 'inbox' ? '/desk#open' : `/desk/leads/${leadId}${place}`
  }

  /** A form that needs no words of its own when it cannot be taken. */
  function addForm(name: string, place: string, perform: (wish: Wish) => Promise<LeadProblem | null>) {
    app.post(
      `/desk/leads/:id/${name}`,
      forMembers(async (request: WithId, reply, visit) => {
        const lead = await findLead(request)
        const problem = await perform({ lead, request, visit })
        if (problem) return showLead(request, reply, visit, { problem })
        return reply.redirect(await findWayBack(readField(request, 'back'), lead.id, place), 303)
      }),
    )
  }

  addForm('answered', '', ({ lead, request, visit }) => work.mark(lead, visit.member.id, readAll(request, 'also')))
  addForm('reopen', '', ({ lead, request, visit }) => {
    const seen = readField(request, 'answered')
    return work.reopen(lead, visit.member.id, seen === '' ? undefined : Number(seen))
  })
  addForm('take', '#owner', ({ lead, request, visit: { member } }) => {
    return work.own(lead, member, member.id, readField(request, 'from') || null)
  })
  addForm('hand-over', '#owner', async ({ lead, request, visit: { member } }) => {
    const to = readField(request, 'to')
    if (!(await team.list()).some(({ id }) => id === to)) return 'unreadable'
    return work.own(lead, member, to, readField(request, 'from') || null)
  })
  addForm('release', '', ({ lead, visit }) => work.release(lead, visit.member))
  addForm('keep', '', ({ lead, visit }) => work.keepHeld(lead, visit.member))

  app.post(
    '/desk/leads/:id/notes',
    forMembers(async (request: WithId, reply, visit) => {
      const lead = await findLead(request)
      const note = { id: readField(request, 'noteId'), text: readField(request, 'text') }
      const problem = await work.note(lead, visit.member, note)
      if (problem) return showLead(request, reply, visit, { problem, note })
      return reply.redirect(await findWayBack(readField(request, 'back'), lead.id, '#notes'), 303)
    }),
  )

  app.post(
    '/desk/leads/:id/erase',
    forMembers(async (request: WithId, reply, visit) => {
      const lead = await findLead(request)
      const outcome = await work.erase(lead, visit.member, readField(request, 'confirm'))
      if (typeof outcome === 'string') return showLead(request, reply, visit, { problem: outcome })
      const { leads: count, isPurged } = outcome
      return show(request, reply, {
        kind: 'erased',
        frame: await readFrame(visit.member),
        count,
        isPurged,
        elsewhere: listElsewhere(needs.config),
      })
    }),
  )
}
