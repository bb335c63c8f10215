import { jsonInHtml } from '#islands/json-in-html.ts'
import type { ContactCopy } from '#content/copy/contact.ts'
import { sayHoliday } from '#content/holidays.ts'
import type { Language } from '#content/languages.ts'
import { channels } from '#facts/contact.ts'
import { offices, scheduleOf } from '#facts/offices.ts'
import { dateLocale } from '#islands/date-locale.ts'
import type { OfficeHours } from '#islands/behaviours/office-hours.ts'

type OpeningTimesProps = { readonly words: ContactCopy['openingTimes']; readonly language: Language }

/** The hours as data for the script that tells who is there now. It fills the places marked by `OpeningNow`. */
export function OpeningTimes({ words, language }: OpeningTimesProps) {
  const { phone, chat } = channels
  const schedules = Object.fromEntries(
    [
      ['phone', phone] as const,
      ['chat', chat] as const,
      ...offices.map((office) => [office.id, scheduleOf(office)] as const),
    ].map(([name, { timeZone, days, opens, closes, holidays }]) => [
      name,
      {
        timeZone,
        days,
        opens,
        closes,
        holidays: Object.fromEntries(
          Object.entries(holidays).map(([date, holiday]) => [date, sayHoliday(holiday, language)]),
        ),
      },
    ]),
  )
  const weekday = new Intl.DateTimeFormat(dateLocale(language), { weekday: 'long', timeZone: 'UTC' })
  // 2023 began with a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2023, 0, 1 + day)))
  const data = jsonInHtml(JSON.stringify({ words: { ...words, weekdays }, schedules } satisfies OfficeHours))
  return <script type="application/json" data-behaviour="office-hours" dangerouslySetInnerHTML={{ __html: data }} />
}
