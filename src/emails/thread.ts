import { demoRequestMail } from '#content/team/emails/demo-request.ts'
import { newUserMail } from '#content/team/emails/new-user.ts'
import { personMail } from '#content/team/emails/person.ts'

/** The letter to sales that everything further about a person joins: about a demo request, or a chat that began. */
export type ThreadStart = {
  readonly kind: 'demo-request' | 'new-user'
  readonly name: string
  /** Empty when none was given. */
  readonly company: string
}

const subjects = {
  'demo-request': demoRequestMail.subject,
  'new-user': newUserMail.subject,
} as const satisfies Record<ThreadStart['kind'], (name: string, company: string) => string>

/** The subject of the letter that begins a thread, or of one that joins it: programs that sort by subject see one. */
export function writeThreadSubject(own: ThreadStart, follows: ThreadStart | null): string {
  const { kind, name, company } = follows ?? own
  return (follows ? personMail.again : '') + subjects[kind](name, company)
}
