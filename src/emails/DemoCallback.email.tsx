import { demoCallbackMail as words } from '#content/team/emails/demo-callback.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeWindow } from './office-time.ts'
import {
  listPersonActions,
  listPersonDetails,
  listRecordDetails,
  type Earlier,
  type LetterPerson,
} from './person-details.ts'
import { writeThreadSubject, type ThreadStart } from './thread.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

/** When somebody would like to be called: the beginning of two hours, in milliseconds since 1970. */
type DemoCallbackLetter = LetterPerson & {
  readonly reference: string
  readonly callbackAt: number
  readonly earlier: Earlier
  /** The letter about the request this adds to, or the one it joined. */
  readonly thread: ThreadStart
}

/** The e-mail that tells sales of a wish for a call, ready to post. */
export function writeDemoCallback(letter: DemoCallbackLetter): Promise<WrittenMail> {
  const window = sayOfficeWindow(letter.callbackAt)
  return writeLetter({
    subject: writeThreadSubject(letter.thread, letter.thread),
    preview: words.preview(window),
    kind: words.kind,
    title: words.title(letter.name),
    lead: words.lead(window),
    details: listDetails(letter),
    actions: listPersonActions(letter),
    reason: words.reason,
  })
}

function listDetails(letter: DemoCallbackLetter): readonly Detail[] {
  return [
    { label: words.labels.callback, text: sayOfficeWindow(letter.callbackAt), isStrong: true },
    ...listPersonDetails(letter),
    ...listRecordDetails(letter.earlier, letter.reference),
  ]
}
