import { linkToWhatsApp } from '#contract/contact-links.ts'
import { demoForm } from '#content/demo-form.ts'
import { demoConfirmationMail } from '#content/emails/demo-confirmation.ts'
import type { Language } from '#content/languages.ts'
import type { BusinessSize, InterestedModule } from '#contract/demo-request.ts'
import { callTo, demoReplyMs } from '#facts/contact.ts'
import type { Office } from '#facts/offices.ts'
import { createClock } from './clock.ts'
import type { Detail } from './DetailTable.tsx'
import { hintAtPhone } from './phone.ts'
import { takeOutLinks } from './take-out-links.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

/** What the sender of a demo request is told. Times are milliseconds since 1970. */
export type DemoConfirmationLetter = {
  readonly reference: string
  readonly receivedAt: number
  readonly name: string
  readonly company: string
  /** As typed, and as it is dialled where the browser knew the country. */
  readonly phone: string
  readonly phoneE164: string | null
  readonly interestedModules: readonly InterestedModule[]
  readonly businessSize: BusinessSize | null
  readonly message: string
  /** The nearest one: its clock tells the time, its telephone takes the calls. */
  readonly office: Office
  /** Origin of our pages, without a slash at the end. */
  readonly publicUrl: string
  /** Of the page with the form. */
  readonly language: Language
}

/** The e-mail that tells somebody that a demo request is here and what happens next, ready to post. */
export function writeDemoConfirmation(letter: DemoConfirmationLetter): Promise<WrittenMail> {
  const { reference, receivedAt, language } = letter
  const words = demoConfirmationMail[language]
  const answerBy = clockOf(letter).sayMoment(receivedAt + demoReplyMs)
  return writeLetter({
    subject: words.subject(reference),
    preview: words.preview(answerBy),
    kind: words.kind,
    title: words.title,
    lead: words.lead(reference, answerBy),
    details: listDetails(letter),
    actions: listActions(letter),
    reason: words.reason,
    language,
    plain: { hasActions: true },
  })
}

/** The sender's own words, with nothing in them that leads anywhere: the address may be a stranger's. */
function listDetails(letter: DemoConfirmationLetter): readonly Detail[] {
  const { reference, receivedAt, name, company, message, interestedModules, businessSize, publicUrl, language } = letter
  const { labels } = demoConfirmationMail[language]
  const said = demoForm[language]
  const takeOut = (text: string) => takeOutLinks(text, { publicUrl, language })
  return [
    { label: labels.reference, text: reference, isStrong: true },
    { label: labels.received, text: clockOf(letter).sayMoment(receivedAt) },
    { label: labels.name, text: takeOut(name) },
    { label: labels.company, text: takeOut(company) },
    { label: labels.phone, text: sayPhone(letter) },
    { label: labels.modules, text: interestedModules.map((module) => said.interestedModules[module]).join(', ') },
    { label: labels.size, text: businessSize === null ? '' : said.businessSizes[businessSize] },
    { label: labels.message, text: takeOut(message) },
  ]
}

/** Not the whole of it: anybody may have sent anybody a number to call. */
function sayPhone({ phone, phoneE164, language }: DemoConfirmationLetter): string {
  const { shown, e164 } = hintAtPhone(phone, phoneE164)
  return e164 === null ? `${shown} (${demoConfirmationMail[language].withoutCode})` : shown
}

function listActions({ reference, office: { phone, isOnWhatsApp }, language }: DemoConfirmationLetter) {
  const words = demoConfirmationMail[language]
  const call = { text: words.actions.call(phone), href: callTo(phone) }
  if (!isOnWhatsApp) return { main: call, others: [] }
  const href = linkToWhatsApp(phone, words.hello(reference))
  return { main: { text: words.actions.whatsApp, href }, others: [call] }
}

function clockOf({ office: { timeZone, zoneName }, language }: DemoConfirmationLetter) {
  return createClock(timeZone, { zoneName, language })
}
