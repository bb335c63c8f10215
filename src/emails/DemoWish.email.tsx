import { render } from 'react-email'
import { demoWishMail as words } from '#content/en/emails/demo-wish.ts'
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
export type DemoWishLetter = LetterPerson & {
  readonly reference: string
  readonly wishAt: number
  readonly earlier: Earlier
  /** The letter about the request this adds to, or the one it joined. */
  readonly thread: ThreadStart
}

/** The e-mail that tells sales of a wish for a call, ready to post. */
export async function writeDemoWish(letter: DemoWishLetter): Promise<WrittenMail> {
  const { title, lead } = writeOpening(letter)
  return {
    subject: writeThreadSubject(letter.thread, letter.thread),
    html: await render(<DemoWish letter={letter} />),
    text: writePlainText({ opening: [title, lead], details: listDetails(letter), reason: words.reason }),
  }
}

export function DemoWish({ letter }: { readonly letter: DemoWishLetter }) {
  return (
    <MailFrame preview={words.preview(sayOfficeWindow(letter.wishAt))} kind={words.kind} reason={words.reason}>
      <Opening {...writeOpening(letter)} />
      <DetailTable details={listDetails(letter)} />
      <ActionRow {...listPersonActions(letter)} />
    </MailFrame>
  )
}

function writeOpening({ name, wishAt }: DemoWishLetter) {
  return { title: words.title(name), lead: words.lead(sayOfficeWindow(wishAt)) }
}

function listDetails(letter: DemoWishLetter): readonly Detail[] {
  return [
    { label: words.labels.wish, text: sayOfficeWindow(letter.wishAt), isStrong: true },
    ...listPersonDetails(letter),
    ...listRecordDetails(letter.earlier, letter.reference),
  ]
}
