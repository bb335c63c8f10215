import { render } from 'react-email'
import { ActionRow } from './ActionRow.tsx'
import type { ConversationLetter } from './conversation-letter.ts'
import { presentConversation } from './conversation-presentation.ts'
import { DetailTable } from './DetailTable.tsx'
import { FigureRow } from './FigureRow.tsx'
import { MailFrame } from './MailFrame.tsx'
import { Opening } from './Opening.tsx'
import { writePlainText } from './plain-text.ts'
import { writePlainTranscript } from './plain-transcript.ts'
import { Transcript } from './Transcript.tsx'
import { writeTranscript } from './transcript.ts'
import type { WrittenMail } from './write-letter.tsx'

/** The letter that tells what was said in the chat, ready to post: to sales or to the visitor (MAIL-3, MAIL-5, MAIL-6). */
export async function writeConversationSummary(letter: ConversationLetter): Promise<WrittenMail> {
  const { subject, preview, kind, title, lead, alert, join, figures, details, actions, reason, language } =
    presentConversation(letter)
  const entries = writeTranscript(letter)
  return {
    subject,
    html: await render(
      <MailFrame preview={preview} kind={kind} reason={reason} language={language}>
        <Opening title={title} lead={lead} alert={alert} />
        {join && <ActionRow main={join} others={[]} />}
        <FigureRow figures={figures} />
        {details.length > 0 && <DetailTable details={details} />}
        <Transcript entries={entries} language={language} />
        <ActionRow {...actions} />
      </MailFrame>,
    ),
    text: writePlainText({
      opening: [title, ...(alert ? [alert] : []), lead],
      details: [
        ...(join ? [{ label: join.text, text: join.href }] : []),
        ...figures.map(({ figure, label }) => ({ label, text: figure })),
        ...details,
      ],
      closing: writePlainTranscript(entries, language),
      reason,
      language,
    }),
  }
}
