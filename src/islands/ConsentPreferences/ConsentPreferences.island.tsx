import { fill } from '#contract/fill.ts'
import { useEffect, useRef, useState } from 'react'
import type { ConsentPreferencesCopy } from '#content/copy/consent.ts'
import { consentCategories, type Consent, type ConsentCategory } from '#contract/consent.ts'
import { defaultConsent } from '#contract/default-consent.ts'
import { Button } from '#design/Button/Button.tsx'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import { asksNotToBeTracked, choose, currentChoice } from '../consent.ts'
import { readReceipt } from './read-receipt.ts'
import { dateLocale } from '../date-locale.ts'
import { called } from '../island-call.ts'
import { CategoryRow } from './CategoryRow.tsx'
import styles from './ConsentPreferences.module.css'

type ConsentPreferencesProps = { readonly copy: ConsentPreferencesCopy }

/** What was chosen; before a choice the defaults, or an earlier text's choice, as far as the browser's wish allows (CONS-11). */
function readSwitches(): Consent {
  const choice = currentChoice()
  if (choice.kind === 'chosen') return choice.consent
  const start = choice.kind === 'outdated' ? choice.consent : defaultConsent
  return asksNotToBeTracked() ? { ...start, analytics: false, marketing: false } : start
}

/** Puts the preferences in the place of the first view, and the visitor at their beginning. */
function takeOver(heading: HTMLElement | null) {
  const dialog = heading?.closest('dialog')
  if (!dialog) return
  dialog.dataset['consent'] = 'preferences'
  heading?.focus()
}

/** The second view of the cookie banner: one switch a category (CONS-6..8, CONS-20, CONS-21). Lives inside its dialog. */
export function ConsentPreferences({ copy }: ConsentPreferencesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [switches, setSwitches] = useState(readSwitches)

  useEffect(() => {
    const island = heading.current?.closest('site-island')
    takeOver(heading.current)
    const showAgain = () => {
      setSwitches(readSwitches())
      takeOver(heading.current)
    }
    island?.addEventListener(called, showAgain)
    return () => island?.removeEventListener(called, showAgain)
  }, [])

  const turn = (category: ConsentCategory) => setSwitches((now) => ({ ...now, [category]: !now[category] }))
  const receipt = readReceipt()
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
        <button type="button" className={styles.close} value="back" aria-label={copy.close}>
          <Sign path={icons.close} />
        </button>
      </div>
      {currentChoice().kind !== 'chosen' && asksNotToBeTracked() && <p>{copy.signal}</p>}
      <ul className={styles.categories}>
        {consentCategories.map((category) => (
          <CategoryRow
            key={category}
            words={copy.categories[category]}
            alwaysActive={category === 'necessary' ? copy.alwaysActive : null}
            isOn={switches[category]}
            onTurn={() => turn(category)}
          />
        ))}
      </ul>
      {receipt && <p className={styles.receipt}>{sayReceipt(copy.receipt, receipt)}</p>}
      <div className={styles.actions}>
        <Button type="button" value="reject">
          {copy.reject}
        </Button>
        <Button type="button" onClick={() => choose(switches)}>
          {copy.save}
        </Button>
        <Button type="button" value="accept">
          {copy.accept}
        </Button>
      </div>
    </>
  )
}

function sayReceipt(words: string, { date, id }: NonNullable<ReturnType<typeof readReceipt>>) {
  const said = new Intl.DateTimeFormat(dateLocale(), {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return fill(words, { date: said.format(new Date(date)), id })
}
