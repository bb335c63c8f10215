import { render } from 'react-email'
import { signInMail as words } from '#content/team/emails/sign-in.ts'
import { ActionRow } from './ActionRow.tsx'
import { MailFrame } from './MailFrame.tsx'
import { sayOfficeTime } from './office-time.ts'
import { Opening } from './Opening.tsx'
import { writePlainText } from './plain-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** A way in for a member of the desk. Times are milliseconds since 1970. */
type SignInLetter = { readonly name: string; readonly href: string; readonly goodUntil: number }

/** The email with the link, ready to post. */
export async function writeSignIn(letter: SignInLetter): Promise<WrittenMail> {
  const { title, lead } = writeOpening(letter)
  return {
    subject: words.subject,
    html: await render(<SignIn letter={letter} />),
    text: writePlainText({ opening: [title, lead, letter.href, words.ignored], details: [], reason: words.reason }),
  }
}

export function SignIn({ letter }: { readonly letter: SignInLetter }) {
  return (
    <MailFrame preview={words.preview(sayOfficeTime(letter.goodUntil))} kind={words.kind} reason={words.reason}>
      <Opening {...writeOpening(letter)} alert={words.ignored} />
      <ActionRow main={{ text: words.action, href: letter.href }} others={[]} />
    </MailFrame>
  )
}

function writeOpening({ name, goodUntil }: SignInLetter) {
  return { title: words.title(name.split(' ')[0] ?? name), lead: words.lead(sayOfficeTime(goodUntil)) }
}
