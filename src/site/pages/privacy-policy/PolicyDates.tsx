import type { PrivacyPolicyCopy } from '#content/copy/privacy-policy.ts'
import { letterWords } from '#content/letter-words.ts'
import { privacy } from '#facts/legal.ts'
import { dateLocale } from '#islands/date-locale.ts'
import type { Language } from '#content/languages.ts'
import styles from './PolicyDates.module.css'

/** The date of a page without its script: the day on which it was built. */
const builtOn = new Date()

type PolicyDatesProps = {
  readonly words: PrivacyPolicyCopy['dates']
  readonly language: Language
  readonly today?: Date
}

/** The reader's current date (PRIV-1), and under it the day on which the text last changed, to which consent refers. */
export function PolicyDates({ words, language, today = builtOn }: PolicyDatesProps) {
  const locale = dateLocale(language)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const rows = [
    { label: words.today, date: today.toISOString().slice(0, 10), behaviour: 'current-date' },
    { label: words.revised, date: privacy.revisedOn, behaviour: undefined },
  ]
  return (
    <dl className={styles.dates}>
      {rows.map(({ label, date, behaviour }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <time dateTime={date} data-behaviour={behaviour} data-locale={behaviour && locale}>
              {letterWords[language].sayDay(format.format(new Date(date)))}
            </time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
