import { render } from 'react-email'
import { demoCallbackMail as words } from '#content/team/emails/demo-callback.ts'
import { ActionRow } from './ActionRow.tsx'
import { DetailTable, type Detail } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { sayOfficeWindow } from './office-time.ts'
import { Opening } from './Opening.tsx'
import {
  listPersonActions,
  listPersonDetails,
  listRecordDetails,
  type Earlier,
  type LetterPerson,
} from './person-details.ts'
import { writePlainText } from './plain-text.ts'
import { writeThreadSubject, type ThreadStart } from './thread.ts'
import type { WrittenMail } from './written-mail.ts'

/** When somebody would like to be called: the beginning of two hours, in milliseconds since 1970. */
type DemoCallbackLetter = LetterPerson & {
  readonly reference: string
  readonly callbackAt: number
  readonly earlier: Earlier
  /** The letter about the request this adds to, or the one it joined. */
  readonly thread: ThreadStart
}

/** The e-mail that tells sales of a wish for a call, ready to post. */
export async function writeDemoCallback(letter: DemoCallbackLetter): Promise<WrittenMail> {
  const { title, lead } = writeOpening(letter)
  return {
    subject: writeThreadSubject(letter.thread, letter.thread),
    html: await render(<DemoCallback letter={letter} />),
    text: writePlainText({ opening: [title, lead], details: listDetails(letter), reason: words.reason }),
  }
}

export function DemoCallback({ letter }: { readonly letter: DemoCallbackLetter }) {
  return (
    <MailFrame preview={words.preview(sayOfficeWindow(letter.callbackAt))} kind={words.kind} reason={words.reason}>
      <Opening {...writeOpening(letter)} />
      <DetailTable details={listDetails(letter)} />
      <ActionRow {...listPersonActions(letter)} />
    </MailFrame>
  )
}

function writeOpening({ name, callbackAt }: DemoCallbackLetter) {
  return { title: words.title(name), lead: words.lead(sayOfficeWindow(callbackAt)) }
}

function listDetails(letter: DemoCallbackLetter): readonly Detail[] {
  return [
    { label: words.labels.callback, text: sayOfficeWindow(letter.callbackAt), isStrong: true },
    ...listPersonDetails(letter),
    ...listRecordDetails(letter.earlier, letter.reference),
  ]
}
