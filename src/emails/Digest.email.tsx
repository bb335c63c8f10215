import { digestMail as words } from '#content/team/emails/digest.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime } from './office-time.ts'
import { writeLetter, type WrittenMail } from './write-letter.tsx'

export type DigestLead = {
  readonly name: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly source: keyof typeof words.sources
  readonly reference: string
  readonly isSuspect: boolean
}

/** The leads of an hour that got no letter of their own, and where the inbox stands, if there is a desk. */
type DigestLetter = {
  readonly since: number
  /** All of that hour. */ readonly count: number
  /** The first of them. */ readonly leads: readonly DigestLead[]
  readonly inbox: string | null
}

/** More names than these nobody reads in a letter. */
const mostListed = 40
const mostNamed = 5

/** The letter that tells sales of many leads at once, ready to post. */
export function writeDigest(letter: DigestLetter): Promise<WrittenMail> {
  const { since, count, inbox } = letter
  const hour = sayOfficeTime(since)
  return writeLetter({
    subject: words.subject(count, hour),
    preview: words.preview(hour),
    kind: words.kind,
    title: words.title(count),
    lead: words.lead(hour),
    alert: warnOfSuspects(letter),
    details: listDetails(letter),
    ...(inbox && { actions: { main: { text: words.action, href: inbox }, others: [] } }),
    reason: words.reason,
    plain: { afterAlert: inbox ?? words.command },
  })
}

function warnOfSuspects({ count, leads }: DigestLetter): string {
  const suspects = leads.filter(({ isSuspect }) => isSuspect)
  if (suspects.length === 0) return ''
  const named = [...new Set(suspects.map(({ name }) => name))].slice(0, mostNamed).join(', ')
  return words.alert(suspects.length, leads.length < count ? leads.length : null, named)
}

function listDetails({ count, leads }: DigestLetter): readonly Detail[] {
  const listed = leads.slice(0, mostListed).map((lead, at) => ({
    label: `${at + 1}. ${lead.name}`,
    text: [words.sources[lead.source], lead.company, lead.email, lead.phone, lead.reference]
      .filter(Boolean)
      .join(' · '),
  }))
  const others = count - listed.length
  return others > 0 ? [...listed, { label: words.moreLabel, text: words.more(others) }] : listed
}
