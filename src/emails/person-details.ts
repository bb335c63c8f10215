import { personMail as words } from '#content/team/emails/person.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { nameLanguage, type Language } from '#content/languages.ts'
import type { Detail } from './DetailTable.tsx'
import { linkToMail, linkToWhatsApp } from '#contract/contact-links.ts'
import { readPhone } from './phone.ts'

const { labels, actions } = words

/** Who is behind a lead. Empty where nothing was given. */
export type LetterPerson = {
  readonly name: string
  readonly company: string
  readonly email: string
  readonly phone: string
  /** The same as it is dialled from anywhere, where the visitor's browser knew it. */
  readonly phoneE164?: string | null
  /** In which they write, told from their words; null where it is none that we know. */
  readonly writes: SpokenLanguage | null
  /** Of the page on which they wrote. */
  readonly language: Language
}

/** How many requests came before from the same e-mail address, and with the same number under another address. */
export type Earlier = { readonly sameEmail: number; readonly samePhone: number }

/** Who somebody is and how to reach them. What was not given has no line. */
export function listPersonDetails({
  name,
  company,
  email,
  phone,
  phoneE164,
  writes,
  language,
}: LetterPerson): readonly Detail[] {
  return [
    { label: labels.name, text: name, isStrong: true },
    ...(company ? [{ label: labels.company, text: company }] : []),
    { label: labels.email, text: email, href: linkToMail(email) },
    ...(phone ? [describePhone(phone, phoneE164)] : []),
    { label: labels.language, text: sayLanguage(writes, language) },
  ]
}

function sayLanguage(writes: LetterPerson['writes'], page: Language): string {
  return writes === page ? nameLanguage(page) : words.language(writes && nameLanguage(writes), nameLanguage(page))
}

/** Where somebody says to be, and where the network has them. */
export function listPlaceDetails(said: string | null, network: string): readonly Detail[] {
  if (said === null) return [{ label: labels.location, text: words.network(network) }]
  return [
    { label: labels.location, text: words.said(said) },
    { label: labels.network, text: words.network(network) },
  ]
}

/** What was there before, and under which number all of it is kept. */
export function listRecordDetails({ sameEmail, samePhone }: Earlier, reference: string): readonly Detail[] {
  return [
    ...(sameEmail > 0 ? [{ label: labels.earlier, text: words.earlier(sameEmail) }] : []),
    ...(samePhone > 0 ? [{ label: labels.samePhone, text: words.samePhone(samePhone) }] : []),
    { label: labels.reference, text: reference },
  ]
}

/** Calling comes first: most demos start with a call on the same day. Without a number that can be dialled, writing does. */
export function listPersonActions({ phone, phoneE164, email }: Pick<LetterPerson, 'phone' | 'phoneE164' | 'email'>) {
  const { e164 } = readPhone(phone, phoneE164)
  const reply = { text: actions.reply, href: linkToMail(email) }
  if (!e164) return { main: reply, others: [] }
  const call = { text: actions.call, href: `tel:${e164}` }
  return { main: call, others: [{ text: actions.whatsApp, href: linkToWhatsApp(e164) }, reply] }
}

function describePhone(phone: string, dialled: string | null | undefined): Detail {
  const { shown, e164 } = readPhone(phone, dialled)
  if (!e164) return { label: labels.phone, text: shown }
  const links = [{ text: words.whatsApp, href: linkToWhatsApp(e164) }]
  return { label: labels.phone, text: e164, href: `tel:${e164}`, links }
}
