import type { StoredLead } from '#server/storage/storage.ts'

const columns = {
  id: (lead) => lead.id,
  receivedAt: (lead) => new Date(lead.receivedAt).toISOString(),
  status: (lead) => lead.status,
  name: (lead) => lead.name,
  company: (lead) => lead.company,
  email: (lead) => lead.email,
  phone: (lead) => lead.phone,
  interestedModules: (lead) => lead.interestedModules.join('; '),
  businessSize: (lead) => lead.businessSize,
  message: (lead) => lead.message,
  suspicions: (lead) => lead.suspicions.join('; '),
  followsId: (lead) => lead.followsId ?? '',
  answeredAt: (lead) => (lead.answeredAt === null ? '' : new Date(lead.answeredAt).toISOString()),
  attribution: (lead) => (lead.attribution ? JSON.stringify(lead.attribution) : ''),
} satisfies Partial<Record<keyof StoredLead, (lead: StoredLead) => string>>

/** Leads as a spreadsheet reads them (RFC 4180). The mark in front tells Excel that it is UTF-8. */
export function writeCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map((lead) => Object.values(columns).map((tell) => quote(tell(lead))))
  return `\ufeff${[Object.keys(columns).map(quote), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

/**
 * A spreadsheet runs cells that begin like a formula, and a visitor may have typed one. An apostrophe in front makes
 * any of them text; phone numbers with a plus get it too.
 */
function quote(text: string): string {
  const harmless = /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
