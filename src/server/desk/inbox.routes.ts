import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFields, readField } from '#server/form-bodies.ts'
import { readDeskLeads, writeLeadSheet } from '#server/leads/lead-sheet.ts'
import { toDay } from '#server/clock.ts'
import type { DeskParts } from './desk-parts.ts'
import { countByWeek, countFigures, readLatestPromises, type ReadPromises } from './figures.ts'
import { findDead } from './letters.ts'
import { readFilter, readInbox } from './inbox.ts'

type Needs = Pick<DeskParts, 'show' | 'forMembers' | 'readFrame' | 'team' | 'work' | 'storage' | 'now'> & {
  readonly readPromises: ReadPromises
}

type WithQuery = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>

/** Who waits, what is due and everything; the figures; everything as a spreadsheet. */
export function addInboxRoutes(app: FastifyInstance, needs: Needs): void {
  const { show, forMembers, readFrame, team, work, storage, now } = needs

  app.get(
    '/desk',
    forMembers(async (request: WithQuery, reply, { member }) => {
      return show(request, reply, await readInbox(member, request.query, needs))
    }),
  )

  app.get(
    '/desk/figures',
    forMembers(async (request, reply, { member }) => {
      const promises = await readLatestPromises(storage, now())
      return show(request, reply, {
        kind: 'figures',
        frame: await readFrame(member),
        figures: countFigures(promises, now()),
        rows: countByWeek(promises, now()),
      })
    }),
  )

  /** Sends what was given up again: one letter, or with `all` every one. Pressed twice, it was done. */
  app.post(
    '/desk/letters/resend',
    forMembers(async (request, reply, { member }) => {
      const [id, from] = [readField(request, 'letter'), readField(request, 'from')]
      const dead = await findDead(storage)
      await work.resend(id === 'all' ? dead : dead.filter((letter) => letter.id === id), member)
      const lead = from === '' ? null : await storage.leads.find(from)
      return reply.redirect(lead ? `/desk/leads/${lead.id}#letters` : '/desk#open', 303)
    }),
  )

  /** A post, because it is written down who took the list along. */
  app.post(
    '/desk/leads.csv',
    forMembers(async (request, reply, { member }) => {
      const filter = readFilter(isFields(request.body) ? request.body : {}, await team.list())
      const leads = await readDeskLeads(storage, filter, now())
      await storage.audit.add({ at: now(), memberId: member.id, action: 'export', detail: String(leads.length) })
      const day = toDay(now())
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="leads-${day}.csv"`)
        .send(Readable.from(writeLeadSheet(leads, storage)))
    }),
  )
}
