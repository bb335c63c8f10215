import type { FastifyPluginAsync } from 'fastify'
import { Refusal } from '#server/errors.ts'
import { acceptForms } from '#server/form-bodies.ts'
import type { ElsewhereConfig } from '#server/erasure/elsewhere.ts'
import type { ErasureNeeds } from '#server/erasure/erase-person.ts'
import type { LeadService } from '#server/leads/leads.service.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type Milliseconds, type Wait, waitForTimer } from '#server/clock.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import type { Chat } from '#server/chat/create-chat.ts'
import type { Secret } from '#server/secret/secret.ts'
import { createChatPages } from './chat-page.ts'
import { addChatRoutes } from './chats.routes.ts'
import { createDeskStreams } from './desk-streams.ts'
import { createVisitReader, guardDesk, letMembersIn, type DoorNeeds } from './door.ts'
import type { ReadPromises } from './figures.ts'
import { createFrameReader } from './frame.ts'
import { addInboxRoutes } from './inbox.routes.ts'
import { addLeadRoutes } from './lead.routes.ts'
import { addMarkRoutes } from './mark.routes.ts'
import { createMemberLook } from './member-look.ts'
import { createSessionCookie } from './session-cookie.ts'
import { createSessionService } from './sessions.service.ts'
import { addSignInRoutes } from './sign-in.routes.ts'
import { createSignInService } from './sign-in.service.ts'
import { createTeam } from './team.ts'
import { createWorkService } from './work.service.ts'
import { addYouRoutes } from './you.routes.ts'

type DeskNeeds = Omit<DoorNeeds, 'hasMembers' | 'findVisit'> & {
  readonly storage: Storage
  readonly leads: Pick<LeadService, 'release'>
  readonly secret: Secret
  readonly config: ErasureNeeds['config'] & ElsewhereConfig
  readonly messageDomain: string
  readonly assistant: Assistant
  readonly chat: Pick<Chat, 'live' | 'talks'>
  readonly wait?: Wait
  readonly now: () => Milliseconds
  readonly randomBytes: (size: number) => Buffer
  readonly readPromises: ReadPromises
  readonly nudge?: (() => void) | undefined
}

/** Where the team answers. */
export const deskRoutes: FastifyPluginAsync<DeskNeeds> = async (app, { nudge, ...needs }) => {
  const { storage, readPromises, now, publicUrl } = needs
  acceptForms(app)
  const cookie = createSessionCookie(publicUrl)
  const sessions = createSessionService(needs)
  const findVisit = createVisitReader({ sessions, cookie })
  const show = guardDesk(app, { ...needs, hasMembers: createMemberLook(storage, now), findVisit })
  const signIn = createSignInService({ ...needs, ...(nudge && { nudge }) })
  const team = createTeam(storage)
  const readFrame = createFrameReader({ storage, team, now })
  const { live, talks } = needs.chat
  const forMembers = letMembersIn({ findVisit, cookie, team, show, live })

  const work = createWorkService({ ...needs, ...(nudge && { nudge }) })

  addSignInRoutes(app, { show, forMembers, signIn, sessions, cookie, team, publicUrl, now })
  const streams = createDeskStreams({ storage, sessions, live, now })
  app.addHook('preClose', async () => streams.close())
  const pages = createChatPages({ ...needs, team, readFrame, wait: needs.wait ?? waitForTimer })
  addChatRoutes(app, { show, forMembers, pages, talks, streams, cookie, storage, live, now })

  addYouRoutes(app, { show, forMembers, readFrame, storage })
  addInboxRoutes(app, { show, forMembers, readFrame, readPromises, team, work, storage, now })
  addLeadRoutes(app, { show, forMembers, readFrame, team, work, storage, config: needs.config, publicUrl, now })
  addMarkRoutes(app, { show, work, ...needs })

  /** An address of the desk that is none. */
  app.get('/desk/*', () => {
    throw new Refusal('not-found')
  })
}
