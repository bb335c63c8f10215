import { demoRequestMail as words } from '#content/en/emails/demo-request.ts'
import { describeSource, type DemoRequestLetter } from './demo-request-letter.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime } from './office-time.ts'
import { linkToWhatsApp, readPhone } from './phone.ts'

const { labels } = words

/** The lines of the letter, for its HTML and its plain text alike (DATA-2). */
export function listDemoRequestDetails(letter: DemoRequestLetter): readonly Detail[] {
  const { attribution, earlier } = letter
  return [
    { label: labels.name, text: letter.name, isStrong: true },
    { label: labels.company, text: letter.company },
    { label: labels.email, text: letter.email, href: `mailto:${encodeAddress(letter.email)}` },
    describePhone(letter.phone),
    { label: labels.modules, text: letter.interestedModules.join(', ') },
    { label: labels.size, text: letter.businessSize },
    { label: labels.message, text: letter.message },
    { label: labels.received, text: sayOfficeTime(letter.receivedAt) },
    ...(attribution ? [{ label: labels.source, text: describeSource(attribution) }] : []),
    ...(earlier ? [{ label: labels.earlier, text: words.earlier(earlier.count), href: earlier.url }] : []),
    { label: labels.reference, text: letter.reference },
  ]
}

/** An address in a `mailto:` link: a `?` in it must not begin a list of headers. */
export function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@')
}

function describePhone(phone: string): Detail {
  const { shown, e164 } = readPhone(phone)
  if (!e164) return { label: labels.phone, text: shown }
  const links = [{ text: words.whatsApp, href: linkToWhatsApp(e164) }]
  return { label: labels.phone, text: e164, href: `tel:${e164}`, links }
}
