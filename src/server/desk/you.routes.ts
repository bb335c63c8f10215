import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/errors.ts'
import type { DeskParts } from './desk-parts.ts'

type Needs = Pick<DeskParts, 'show' | 'forMembers' | 'readFrame' | 'storage'>

/** A member's own page: the browsers that are signed in, each of which can be signed out from here. */
export function addYouRoutes(app: FastifyInstance, { show, forMembers, readFrame, storage }: Needs): void {
  const { deskSessions } = storage

  app.get(
    '/desk/you',
    forMembers(async (request, reply, { member, session }) => {
      const sessions = (await deskSessions.ofMember(member.id)).map(({ id, device, startedAt, seenAt }) => {
        return { id, device, startedAt, seenAt, isThis: id === session.id }
      })
      return show(request, reply, { kind: 'you', frame: await readFrame(member), email: member.email, sessions })
    }),
  )

  app.post(
    '/desk/you/sessions/others/end',
    forMembers(async (_request, reply, { member, session }) => {
      await deskSessions.endOthers(session.id, member.id)
      return reply.redirect('/desk/you', 303)
    }),
  )

  app.post<{ Params: { readonly id: string } }>(
    '/desk/you/sessions/:id/end',
    forMembers(async (request, reply, { member }) => {
      if (!(await deskSessions.end(request.params.id, member.id))) throw new Refusal('not-found')
      return reply.redirect('/desk/you', 303)
    }),
  )
}
