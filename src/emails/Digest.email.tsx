import { render } from 'react-email'
import { digestMail as words } from '#content/team/emails/digest.ts'
import { ActionRow } from './ActionRow.tsx'
import { DetailTable, type Detail } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { sayOfficeTime } from './office-time.ts'
import { Opening } from './Opening.tsx'
import { writePlainText } from './plain-text.ts'
import type { WrittenMail } from './written-mail.ts'

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
export async function writeDigest(letter: DigestLetter): Promise<WrittenMail> {
  const { title, lead, alert } = writeOpening(letter)
  return {
    subject: words.subject(letter.count, sayOfficeTime(letter.since)),
    html: await render(<Digest letter={letter} />),
    text: writePlainText({
      opening: [title, lead, ...(alert ? [alert] : []), letter.inbox ?? words.command],
      details: listDetails(letter),
      reason: words.reason,
    }),
  }
}

export function Digest({ letter }: { readonly letter: DigestLetter }) {
  return (
    <MailFrame preview={words.preview(sayOfficeTime(letter.since))} kind={words.kind} reason={words.reason}>
      <Opening {...writeOpening(letter)} />
      <DetailTable details={listDetails(letter)} />
      {letter.inbox && <ActionRow main={{ text: words.action, href: letter.inbox }} others={[]} />}
    </MailFrame>
  )
}

function writeOpening({ since, count, leads }: DigestLetter) {
  const suspects = leads.filter(({ isSuspect }) => isSuspect)
  const named = [...new Set(suspects.map(({ name }) => name))].slice(0, mostNamed).join(', ')
  return {
    title: words.title(count),
    lead: words.lead(sayOfficeTime(since)),
    ...(suspects.length > 0 && {
      alert: words.alert(suspects.length, leads.length < count ? leads.length : null, named),
    }),
  }
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
