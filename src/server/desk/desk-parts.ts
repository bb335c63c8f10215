import type { Parts } from '#server/parts.ts'
import type { Live } from '#server/talks/live.ts'
import type { ForMembers, ShowDesk } from './door.ts'
import type { ReadFrame } from './frame.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { Team } from './team.ts'
import type { WorkService } from './work.service.ts'

/** What the desk is put together from; each group of its addresses takes what it needs. */
export type DeskParts = Pick<Parts, 'storage' | 'now'> & {
  readonly show: ShowDesk
  readonly forMembers: ForMembers
  readonly readFrame: ReadFrame
  readonly team: Team
  readonly work: WorkService
  readonly cookie: SessionCookie
  readonly live: Live
  readonly publicUrl: string
}
