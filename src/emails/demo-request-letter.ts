import { demoRequestMail as words } from '#content/team/emails/demo-request.ts'
import type { DeskLinks } from './desk-links.ts'
import type { Earlier, LetterPerson } from './person-details.ts'
import type { ThreadStart } from './thread.ts'

type Touch = {
  readonly referrer?: string | undefined
  readonly utm?: Readonly<Record<string, string>> | undefined
}

/** What the letter to sales tells of a demo request. Times are milliseconds since 1970. */
export type DemoRequestLetter = LetterPerson & {
  readonly reference: string
  readonly receivedAt: number
  /** Beginning of the two hours in which they would like to be called, if they have said so. */
  readonly callbackAt?: number | null
  readonly interestedModules: readonly string[]
  readonly businessSize: string | null
  readonly message: string
  readonly suspicions: readonly (keyof typeof words.suspicions)[]
  readonly attribution: { readonly first: Touch; readonly last: Touch } | null
  /** The first letter about the same person within a day, if this is not it: both go into one thread. */
  readonly follows: ThreadStart | null
  readonly earlier: Earlier
  readonly desk?: DeskLinks
}

/** Where a visitor came from: `first visit: example.org (utm_source=post); this visit: directly`. */
export function describeSource({ first, last }: NonNullable<DemoRequestLetter['attribution']>): string {
  return `${words.source.first}: ${describeTouch(first)}; ${words.source.last}: ${describeTouch(last)}`
}

function describeTouch({ referrer, utm }: Touch): string {
  const marks = Object.entries(utm ?? {}).map(([name, value]) => `${name}=${value}`)
  const place = referrer ?? (marks.length > 0 ? '' : words.source.direct)
  return [place, marks.length > 0 ? `(${marks.join(', ')})` : ''].filter(Boolean).join(' ')
}
