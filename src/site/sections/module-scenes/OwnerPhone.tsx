import { Fragment } from 'react'
import type { SceneCopy } from '#content/en/landing-scenes.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#site/page.tsx'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import styles from './OwnerPhone.module.css'

type OwnerPhoneProps = { readonly copy: SceneCopy['phone']; readonly language: Language }

/** The owner's whole business on one phone, standing in the hillside. */
export function OwnerPhone({ copy, language }: OwnerPhoneProps) {
  const total = Object.values(copy.lists[0].rows).reduce<number>((sum, amount) => sum + amount, 0)
  return (
    <figure className={styles.phone} aria-label={copy.label}>
      <div aria-hidden="true">
        {copy.day}
        <p className={styles.amount}>RWF {formatAmount(total, language)}</p>
        <b>{copy.change}</b> {copy.since}
        <svg viewBox="0 0 280 84">
          <path
            fill="var(--leaf)"
            d="M0 84V64h18v20zM24 84V50h18v34zM48 84V58h18v26zM72 84V34h18v50zM96 84V22h18v62zM120 84V30h18v54zM144 84V52h18v32zM168 84V44h18v40zM192 84V26h18v58z"
          />
          <path fill="var(--red)" d="M216 84V6h18v78z" />
          <path fill="none" stroke="var(--edge)" strokeDasharray="3" d="M240 84V60h18v24M264 84V66h16v18" />
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
