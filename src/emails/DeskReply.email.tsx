import { render, Section, Text } from 'react-email'
import { deskReplyMail } from '#content/emails/desk-reply.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { MailFrame } from './MailFrame.tsx'
import { palette } from './palette.ts'
import { writePlainText } from './plain-text.ts'
import { TypedText } from './TypedText.tsx'
import type { WrittenMail } from './write-letter.tsx'

/** What a member wrote, as it was written. */
type DeskReplyLetter = {
  readonly reference: string
  readonly language: SpokenLanguage
  readonly subject: string
  readonly text: string
  /** Origin of our pages, without a slash at the end. */
  readonly publicUrl: string
}

/** What an answer is called that follows no letter of ours. */
export function nameReply(reference: string, language: SpokenLanguage): string {
  return deskReplyMail[language].subject(reference)
}

/** The letter of a member to the person behind a lead, ready to post. */
export async function writeDeskReply(letter: DeskReplyLetter): Promise<WrittenMail> {
  const words = deskReplyMail[letter.language]
  return {
    subject: letter.subject,
    html: await render(<DeskReply letter={letter} />),
    text: writePlainText({
      opening: [letter.text, words.reference(letter.reference)],
      details: [],
      reason: words.reason,
    }),
  }
}

function DeskReply({ letter: { text, reference, language, publicUrl } }: { readonly letter: DeskReplyLetter }) {
  const words = deskReplyMail[language]
  const paragraphs = text.split(/\n{2,}/)
  return (
    <MailFrame preview={text.slice(0, 120)} kind={words.kind} reason={words.reason} language={language}>
      <Section tdClassName="pad" style={{ padding: '32px 32px 16px' }}>
        {paragraphs.map((paragraph, place) => (
          // Paragraphs have no other name than their place, and never move.
          <Text key={place} className="tx" dir="auto" style={paragraphStyle}>
            <TypedText text={paragraph} publicUrl={publicUrl} />
          </Text>
        ))}
        <Text className="mu" style={noteStyle}>
          {words.reference(reference)}
        </Text>
      </Section>
    </MailFrame>
  )
}

const paragraphStyle = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: 1.55,
  color: palette.light.ink,
  wordBreak: 'break-word',
} as const
const noteStyle = { margin: '8px 0 16px', fontSize: '14px', lineHeight: 1.5, color: palette.light.inkSoft } as const
