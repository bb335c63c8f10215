import { ownTimeZone } from '#contract/own-time-zone.ts'
import { fill } from '#contract/fill.ts'
import { useMemo, useState } from 'react'
import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import { phoneCountryField } from '#contract/demo-request.ts'
import { guessDialCode, listDialCodes, readPhoneNumber } from '#contract/phone-number.ts'
import { sayPlace } from '#contract/place.ts'
import { dateLocale } from '../date-locale.ts'
import styles from './FieldHints.module.css'

type PhoneHintProps = {
  readonly copy: DemoFormCopy['hints']
  readonly typed: string
  readonly hasLeft: boolean
  readonly onChoose: () => void
}

/**
 * Says which number we would dial, and lets the visitor say from which country it is; the browser's clock has a first
 * guess. What is dialled is sent beside what was typed, and the choice as well: without a country nobody can dial.
 */
export function PhoneHint({ copy, typed, hasLeft, onChoose }: PhoneHintProps) {
  const [home, setHome] = useState(() => guessDialCode(ownTimeZone()))
  const locale = dateLocale()
  const countries = useMemo(() => listDialCodes(locale), [locale])
  const reading = readPhoneNumber(typed, home)
  if (!reading) return null
  const { e164, country, doubt, isAbroad } = reading
  const place = sayPlace(country?.country ?? '', locale, copy.thatCountry)
  return (
    <div className={styles.hint}>
      {e164 !== null && !doubt && <input type="hidden" name="phoneE164" value={e164} />}
      {!isAbroad && (
        <label>
          {copy.country}
          <select
            className={styles.country}
            name={phoneCountryField}
            value={home?.country ?? ''}
            onChange={({ target }) => {
              setHome(countries.find((one) => one.country === target.value) ?? null)
              onChoose()
            }}
          >
            <option value="">{copy.otherCountry}</option>
            {countries.map((one) => (
              <option key={one.country} value={one.country}>
                {`${one.name} +${one.code}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <span aria-live="polite">
        {hasLeft && doubt ? fill(copy.doubts[doubt], { country: place }) : null}
        {!(hasLeft && doubt) && !isAbroad && e164 !== null && fill(copy.weDial, { number: spell(e164, country?.code) })}
        {!isAbroad && e164 === null && copy.addCode}
      </span>
    </div>
  )
}

/** `+250788123456` → `+250 788 123 456` */
function spell(e164: string, code = '') {
  const groups = e164.slice(1 + code.length).match(/.{1,3}/g) ?? []
  return [`+${code}`, ...groups].join(' ')
}
