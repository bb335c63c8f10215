import type { PrivacyPolicyCopy } from '#content/en/privacy-policy.ts'
import { privacy } from '#facts/legal.ts'
import type { Language } from '#site/page.tsx'
import styles from './PolicyDates.module.css'

/** The page is static: its current date is the day on which it was built. */
const builtOn = new Date()

type PolicyDatesProps = {
  readonly words: PrivacyPolicyCopy['dates']
  readonly language: Language
  readonly today?: Date
}

/** The current date (PRIV-1), and under it the day on which the text last changed, to which consent refers. */
export function PolicyDates({ words, language, today = builtOn }: PolicyDatesProps) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const rows = [
    { label: words.today, date: today.toISOString().slice(0, 10) },
    { label: words.revised, date: privacy.revisedOn },
  ]
  return (
    <dl className={styles.dates}>
      {rows.map(({ label, date }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <time dateTime={date}>{format.format(new Date(date))}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
