/** What the server hands to the team's own pages. All moments are milliseconds since 1970. */

/** A member as the pages show him: his place among all decides his colour. */
export type DeskMember = { readonly id: string; readonly name: string; readonly place: number }

/** What stands around every page of somebody who is signed in. */
export type DeskFrame = {
  readonly now: number
  readonly me: DeskMember
  readonly counts: { readonly waiting: number; readonly open: number; readonly late: number; readonly all: number }
}

/** A browser of one's own that is signed in. */
export type OwnSession = {
  readonly id: string
  readonly device: string
  readonly startedAt: number
  readonly seenAt: number
  /** The one that asks. */
  readonly isThis: boolean
}

/** Why a page is not shown or a post is not taken. */
export type DeskRefusal = 'not-ours' | 'gone' | 'unreadable' | 'busy' | 'insecure' | 'failed'

/** Every page of the desk, and what it shows. */
export type DeskView =
  | { readonly kind: 'sign-in'; readonly isUnreadable: boolean }
  | { readonly kind: 'mailbox'; readonly email: string; readonly goodUntil: number }
  | {
      readonly kind: 'come-in'
      readonly token: string
      readonly member: DeskMember
      readonly madeAt: number
      readonly goodUntil: number
    }
  | { readonly kind: 'used' }
  | { readonly kind: 'refused'; readonly refusal: DeskRefusal }
  | {
      readonly kind: 'you'
      readonly frame: DeskFrame
      readonly email: string
      readonly sessions: readonly OwnSession[]
    }
  | { readonly kind: 'inbox'; readonly frame: DeskFrame }

export const longestSearch = 100
