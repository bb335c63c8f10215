import type { FastifyPluginAsync } from 'fastify'
import { Refusal } from '#server/errors.ts'
import { acceptForms } from '#server/form-bodies.ts'
import type { ElsewhereConfig } from '#server/erasure/elsewhere.ts'
import type { ErasureNeeds } from '#server/erasure/erase-person.ts'
import type { LeadService } from '#server/leads/leads.service.ts'
import { atMostEvery, type Wait, waitForTimer } from '#server/clock.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import type { Chat } from '#server/chat/create-chat.ts'
import { createChatPages } from './chat-page.ts'
import { addChatRoutes } from './chats.routes.ts'
import type { DeskParts } from './desk-parts.ts'
import { createDeskStreams } from './desk-streams.ts'
import { createVisitReader, guardDesk, letMembersIn, type DoorNeeds } from './door.ts'
import type { ReadPromises } from './figures.ts'
import { createFrameReader } from './frame.ts'
import { addInboxRoutes } from './inbox.routes.ts'
import { addLeadRoutes } from './lead.routes.ts'
import { addMarkRoutes } from './mark.routes.ts'
import { createSessionCookie } from './session-cookie.ts'
import { createSessionService } from './sessions.service.ts'
import { addSignInRoutes } from './sign-in.routes.ts'
import { createSignInService } from './sign-in.service.ts'
import { createTeam } from './team.ts'
import { createWorkService } from './work.service.ts'
import { addYouRoutes } from './you.routes.ts'
import type { Parts } from '#server/parts.ts'

type DeskNeeds = Omit<DoorNeeds, 'hasMembers' | 'findVisit'> &
  Pick<Parts, 'secret' | 'storage' | 'messageDomain' | 'now' | 'randomBytes' | 'nudge'> & {
    readonly leads: Pick<LeadService, 'release'>
    readonly config: ErasureNeeds['config'] & ElsewhereConfig
    readonly assistant: Assistant
    readonly chat: Pick<Chat, 'live' | 'talks'>
    readonly wait?: Wait
    readonly readPromises: ReadPromises
  }

/** A member added on the command line has a desk within this. */
const freshMs = 2_000

/** Where the team answers. */
export const deskRoutes: FastifyPluginAsync<DeskNeeds> = async (app, needs) => {
  const { storage, now, publicUrl, wait = waitForTimer } = needs
  acceptForms(app)
  const cookie = createSessionCookie(publicUrl)
  const sessions = createSessionService(needs)
  const findVisit = createVisitReader({ sessions, cookie })
  // There is a desk as long as somebody is a member. Who asks in vain, however often, costs one look in a while.
  const hasMembers = atMostEvery(freshMs, async () => (await storage.members.count()) > 0, now)
  const show = guardDesk(app, { ...needs, hasMembers, findVisit })
  const team = createTeam(storage)
  const { live, talks } = needs.chat
  const forMembers = letMembersIn({ findVisit, cookie, team, show, live })
  const readFrame = createFrameReader({ storage, team, now })
  const work = createWorkService(needs)
  const desk: DeskParts = { show, forMembers, readFrame, team, work, cookie, live, storage, publicUrl, now }

  addSignInRoutes(app, { ...desk, signIn: createSignInService(needs), sessions })
  const streams = createDeskStreams({ storage, sessions, live, now })
  app.addHook('preClose', async () => streams.close())
  addChatRoutes(app, { ...desk, pages: createChatPages({ ...needs, team, readFrame, wait }), talks, streams })
  addYouRoutes(app, desk)
  addInboxRoutes(app, { ...desk, readPromises: needs.readPromises })
  addLeadRoutes(app, { ...desk, config: needs.config })
  addMarkRoutes(app, { ...desk, secret: needs.secret })

  /** An address of the desk that is none. */
  app.get('/desk/*', () => {
    throw new Refusal('not-found')
  })
}
