import type { FastifyPluginAsync } from 'fastify'
import { Refusal } from '#server/errors.ts'
import { acceptForms } from '#server/leads/form-bodies.ts'
import type { Milliseconds, Storage } from '#server/storage/storage.ts'
import { guardDesk, letMembersIn, type DoorNeeds } from './door.ts'
import { createFrameReader } from './frame.ts'
import { createMemberLook } from './member-look.ts'
import { createSessionCookie } from './session-cookie.ts'
import { createSessionService } from './sessions.service.ts'
import { addSignInRoutes } from './sign-in.routes.ts'
import { createSignInService } from './sign-in.service.ts'
import { createTeam } from './team.ts'
import { addYouRoutes } from './you.routes.ts'

export type DeskNeeds = Omit<DoorNeeds, 'hasMembers'> & {
  readonly storage: Storage
  readonly secret: string
  readonly messageDomain: string
  readonly now: () => Milliseconds
  readonly randomBytes: (size: number) => Buffer
  readonly nudge?: (() => void) | undefined
}

/** Where the team answers. */
export const deskRoutes: FastifyPluginAsync<DeskNeeds> = async (app, { nudge, ...needs }) => {
  const { storage, now, publicUrl } = needs
  acceptForms(app)
  const show = guardDesk(app, { ...needs, hasMembers: createMemberLook(storage, now) })
  const cookie = createSessionCookie(publicUrl)
  const sessions = createSessionService(needs)
  const signIn = createSignInService({ ...needs, ...(nudge && { nudge }) })
  const team = createTeam(storage)
  const readFrame = createFrameReader({ storage, team, now })
  const forMembers = letMembersIn(sessions, cookie)

  addSignInRoutes(app, { show, signIn, sessions, cookie, team, publicUrl, now })
  addYouRoutes(app, { show, forMembers, readFrame, storage })

  app.get(
    '/desk',
    forMembers(async (request, reply, { member }) => {
      return show(request, reply, { kind: 'inbox', frame: await readFrame(member) })
    }),
  )

  /** An address of the desk that is none. */
  app.get('/desk/*', () => {
    throw new Refusal('not-found')
  })
}
