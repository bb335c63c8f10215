import { chatAnswerMail } from '#content/emails/chat-answer.ts'
import type { Language } from '#content/languages.ts'
import type { Detail } from './DetailTable.tsx'
import { createClock } from './clock.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

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
export function writeChatAnswer(letter: ChatAnswerLetter): Promise<WrittenMail> {
  const { reference, answers, href, language } = letter
  const words = chatAnswerMail[language]
  const name = answers.at(-1)?.name ?? ''
  return writeLetter({
    subject: words.subject(reference),
    preview: words.preview(name),
    kind: words.kind,
    title: words.title(name),
    lead: words.lead,
    details: listAnswers(letter),
    actions: { main: { text: words.action, href }, others: [] },
    reason: words.reason,
    language,
    plain: { hasActions: true },
  })
}

function listAnswers({ answers, timeZone, language, publicUrl }: ChatAnswerLetter): readonly Detail[] {
  const clock = createClock(timeZone, { language })
  return answers.map(({ name, text, at }) => ({ label: `${name}, ${clock.sayTime(at)}`, text, publicUrl }))
}
