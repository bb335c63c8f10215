import type { ContactCopy } from '#content/copy/contact.ts'
import { channels } from '#facts/contact.ts'
import { offices, scheduleOf } from '#facts/offices.ts'
import type { OfficeHours } from '#islands/behaviours/office-hours.ts'

/** The hours as data for the script that tells who is there now. It fills the places marked by `OpeningNow`. */
export function OpeningTimes({ words }: { readonly words: ContactCopy['openingTimes'] }) {
  const { phone, chat } = channels
  const schedules = Object.fromEntries(
    [
      ['phone', phone] as const,
      ['chat', chat] as const,
      ...offices.map((office) => [office.id, scheduleOf(office)] as const),
    ].map(([name, { timeZone, days, opens, closes, holidays }]) => [name, { timeZone, days, opens, closes, holidays }]),
  )
  const data = JSON.stringify({ words, schedules } satisfies OfficeHours).replaceAll('<', '\\u003c')
  return <script type="application/json" data-behaviour="office-hours" dangerouslySetInnerHTML={{ __html: data }} />
}
