import { render } from 'react-email'
import { defaultLanguage, type Language } from '#content/languages.ts'
import { letterWords } from '#content/letter-words.ts'
import { ActionRow, type Actions } from './ActionRow.tsx'
import { DetailTable, type Detail } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { Opening } from './Opening.tsx'
import { writePlainText } from './plain-text.ts'

/** A letter in all its parts, ready to post. */
export type WrittenMail = { readonly subject: string; readonly html: string; readonly text: string }

type Letter = {
  readonly subject: string
  /** What stands beside the subject in the inbox. */
  readonly preview: string
  /** What kind of letter this is. */
  readonly kind: string
  readonly title: string
  readonly lead: string
  /** A warning the reader should not miss; empty when there is none. */
  readonly alert?: string
  readonly details?: readonly Detail[]
  readonly actions?: Actions | undefined
  /** Why the reader got it. */
  readonly reason: string
  /** Of its reader; our own team's is the first. */
  readonly language?: Language
  /** What takes the place of buttons for those who read without HTML; `hasActions`: each of them, a line below the details. */
  readonly plain?: { readonly afterLead?: string; readonly afterAlert?: string; readonly hasActions?: true }
}

/** A letter as most of ours are: what it is about, the details, what to do next. In HTML, and in plain text beside it. */
export async function writeLetter(letter: Letter): Promise<WrittenMail> {
  const { subject, preview, kind, title, lead, alert = '', details = [], actions, reason, language } = letter
  const { afterLead = '', afterAlert = '', hasActions = false } = letter.plain ?? {}
  return {
    subject,
    html: await render(
      <MailFrame preview={preview} kind={kind} reason={reason} language={language}>
        <Opening title={title} lead={lead} alert={alert} />
        {details.length > 0 && <DetailTable details={details} />}
        {actions && <ActionRow {...actions} />}
      </MailFrame>,
    ),
    text: writePlainText({
      opening: [title, lead, afterLead, alert, afterAlert].filter(Boolean),
      details,
      reason,
      ...(hasActions && actions && { closing: writeActions(actions, language) }),
      language,
    }),
  }
}

function writeActions({ main, others }: Actions, language: Language = defaultLanguage): string {
  return [main, ...others].map(({ text, href }) => text + letterWords[language].colon + href).join('\n')
}
