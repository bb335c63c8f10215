import { render } from 'react-email'
import { demoConfirmationMail as words } from '#content/en/emails/demo-confirmation.ts'
import { contact } from '#facts/contact.ts'
import type { Office } from '#facts/offices.ts'
import { ActionRow } from './ActionRow.tsx'
import { createClock } from './clock.ts'
import { DetailTable, type Detail } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { Opening } from './Opening.tsx'
import { linkToWhatsApp } from './phone.ts'
import { writePlainText } from './plain-text.ts'
import { takeOutLinks } from './take-out-links.ts'
import type { WrittenMail } from './written-mail.ts'

/** What the sender of a demo request is told. Times are milliseconds since 1970. */
export type DemoConfirmationLetter = {
  readonly reference: string
  readonly receivedAt: number
  readonly name: string
  readonly company: string
  readonly interestedModules: readonly string[]
  readonly businessSize: string
  readonly message: string
  /** The nearest one: its clock tells the time, its telephone takes the calls. */
  readonly office: Office
  /** Origin of our pages, without a slash at the end. */
  readonly publicUrl: string
}

/** The e-mail that tells somebody that a demo request is here and what happens next, ready to post. */
export async function writeDemoConfirmation(letter: DemoConfirmationLetter): Promise<WrittenMail> {
  const { title, lead } = writeOpening(letter)
  const { main, others } = listActions(letter)
  return {
    subject: words.subject(letter.reference),
    html: await render(<DemoConfirmation letter={letter} />),
    text: writePlainText({
      opening: [title, lead],
      details: listDetails(letter),
      closing: [main, ...others].map(({ text, href }) => `${text}: ${href}`).join('\n'),
      reason: words.reason,
    }),
  }
}

export function DemoConfirmation({ letter }: { readonly letter: DemoConfirmationLetter }) {
  return (
    <MailFrame preview={words.preview(sayAnswerBy(letter))} kind={words.kind} reason={words.reason}>
      <Opening {...writeOpening(letter)} />
      <DetailTable details={listDetails(letter)} />
      <ActionRow {...listActions(letter)} />
    </MailFrame>
  )
}

function writeOpening(letter: DemoConfirmationLetter) {
  return { title: words.title, lead: words.lead(letter.reference, sayAnswerBy(letter)) }
}

/** The sender's own words, with nothing in them that leads anywhere: the address may be a stranger's. */
function listDetails(letter: DemoConfirmationLetter): readonly Detail[] {
  const { reference, receivedAt, name, company, message, interestedModules, businessSize, publicUrl } = letter
  const { labels } = words
  return [
    { label: labels.reference, text: reference, isStrong: true },
    { label: labels.received, text: clockOf(letter).sayMoment(receivedAt) },
    { label: labels.name, text: takeOutLinks(name, publicUrl) },
    { label: labels.company, text: takeOutLinks(company, publicUrl) },
    { label: labels.modules, text: interestedModules.join(', ') },
    { label: labels.size, text: businessSize },
    { label: labels.message, text: takeOutLinks(message, publicUrl) },
  ]
}

function listActions({ reference, office: { phone, isOnWhatsApp } }: DemoConfirmationLetter) {
  const call = { text: words.actions.call(phone), href: `tel:${phone.replaceAll(' ', '')}` }
  if (!isOnWhatsApp) return { main: call, others: [] }
  const href = `${linkToWhatsApp(phone)}?text=${encodeURIComponent(words.hello(reference))}`
  return { main: { text: words.actions.whatsApp, href }, others: [call] }
}

function sayAnswerBy(letter: DemoConfirmationLetter): string {
  return clockOf(letter).sayMoment(letter.receivedAt + contact.demoReplyHours * 3_600_000)
}

function clockOf({ office }: DemoConfirmationLetter) {
  return createClock(office.timeZone, office.zoneName)
}
