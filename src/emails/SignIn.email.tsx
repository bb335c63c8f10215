import { signInMail as words } from '#content/team/emails/sign-in.ts'
import { sayOfficeTime } from './office-time.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

/** A way in for a member of the desk. Times are milliseconds since 1970. */
type SignInLetter = { readonly name: string; readonly href: string; readonly goodUntil: number }

/** The email with the link, ready to post. */
export function writeSignIn({ name, href, goodUntil }: SignInLetter): Promise<WrittenMail> {
  return writeLetter({
    subject: words.subject,
    preview: words.preview(sayOfficeTime(goodUntil)),
    kind: words.kind,
    title: words.title(name.split(' ')[0] ?? name),
    lead: words.lead(sayOfficeTime(goodUntil)),
    alert: words.ignored,
    actions: { main: { text: words.action, href }, others: [] },
    reason: words.reason,
    plain: { afterLead: href },
  })
}
