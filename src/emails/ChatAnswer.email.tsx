import { render } from 'react-email'
import { chatAnswerMail } from '#content/emails/chat-answer.ts'
import type { Language } from '#content/languages.ts'
import { letterWords } from '#content/letter-words.ts'
import { ActionRow } from './ActionRow.tsx'
import { DetailTable, type Detail } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { createClock } from './clock.ts'
import { Opening } from './Opening.tsx'
import { writePlainText } from './plain-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** What one of us answered in the chat when nobody was there to read it. */
type ChatAnswerLetter = {
  readonly reference: string
  readonly answers: readonly { readonly name: string; readonly text: string; readonly at: number }[]
  /** Opens the conversation. */
  readonly href: string
  /** Origin of our pages, without a slash at the end. */
  readonly publicUrl: string
  /** IANA name, or empty. */
  readonly timeZone: string
  readonly language: Language
}

/** The e-mail to a visitor who is gone, ready to post. None of the visitor's own words stand in it. */
export async function writeChatAnswer(letter: ChatAnswerLetter): Promise<WrittenMail> {
  const words = chatAnswerMail[letter.language]
  const title = words.title(nameOf(letter))
  return {
    subject: words.subject(letter.reference),
    html: await render(<ChatAnswer letter={letter} />),
    text: writePlainText({
      opening: [title, words.lead],
      details: listAnswers(letter),
      closing: words.action + letterWords[letter.language].colon + letter.href,
      reason: words.reason,
      language: letter.language,
    }),
  }
}

export function ChatAnswer({ letter }: { readonly letter: ChatAnswerLetter }) {
  const words = chatAnswerMail[letter.language]
  const name = nameOf(letter)
  return (
    <MailFrame preview={words.preview(name)} kind={words.kind} reason={words.reason} language={letter.language}>
      <Opening title={words.title(name)} lead={words.lead} />
      <DetailTable details={listAnswers(letter)} />
      <ActionRow main={{ text: words.action, href: letter.href }} others={[]} />
    </MailFrame>
  )
}

const nameOf = ({ answers }: ChatAnswerLetter) => answers.at(-1)?.name ?? ''

function listAnswers({ answers, timeZone, language, publicUrl }: ChatAnswerLetter): readonly Detail[] {
  const clock = createClock(timeZone, { language })
  return answers.map(({ name, text, at }) => ({ label: `${name}, ${clock.sayTime(at)}`, text, publicUrl }))
}
