import { Fragment } from 'react'
import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import styles from './OwnerPhone.module.css'

type OwnerPhoneProps = { readonly copy: SceneCopy['phone']; readonly language: Language }

/** The owner's whole business on one phone, standing in the hillside. */
export function OwnerPhone({ copy, language }: OwnerPhoneProps) {
  const total = Object.values(copy.lists[0].rows).reduce<number>((sum, amount) => sum + amount, 0)
  return (
    <figure className={styles.phone} aria-label={copy.label} data-sample>
      <div aria-hidden="true">
        {copy.day}
        <p className={styles.amount}>{formatMoney(total, 'RWF', language)}</p>
        <b>{copy.change}</b> {copy.since}
        <svg viewBox="0 0 282 84" strokeWidth="18">
          <path
            stroke="var(--leaf)"
            d="M9 84V64M33 84V50M57 84V58M81 84V34M105 84V22M129 84V30M153 84V52M177 84V44M201 84V26"
          />
          <path stroke="var(--red)" d="M225 84V6" />
          {/* the hours still to come */}
          <path stroke="var(--rule)" d="M249 84V60M273 84V66" />
        </svg>
        <h3>{copy.needs}</h3>
        <ul>
          {copy.notices.map(({ module, what, when, detail }) => (
            <li key={module} className={grounds[module]}>
              <b>{what}</b> {when}
              <small>{detail}</small>
            </li>
          ))}
        </ul>
        {copy.lists.map(({ title, rows }) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            <dl>
              {Object.entries(rows).map(([name, amount]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{formatAmount(amount, language)}</dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
      </div>
    </figure>
  )
}
