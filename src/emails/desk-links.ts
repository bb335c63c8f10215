import { deskLinks as words } from '#content/team/emails/promise.ts'
import type { Detail } from './DetailTable.tsx'

/** Where a lead is worked on, and where it is marked as answered. Null where there is no desk. */
export type DeskLinks = { readonly lead: string; readonly mark: string } | null

/** The line that leads from a letter to the desk. */
export function listDeskDetails(links: DeskLinks | undefined): readonly Detail[] {
  if (!links) return []
  return [{ label: words.label, text: words.open, href: links.lead, links: [{ text: words.mark, href: links.mark }] }]
}
