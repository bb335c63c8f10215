import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './ExpiryLine.module.css'

type ExpiryLineProps = {
  readonly words: InventoryManagementCopy['pictures']['expiry']
  readonly language: Language
}

const monthWidth = 60
/** A batch that expires within so many months is shown as urgent. */
const soon = 2

/** Batches along the coming months; a bar ends where the batch does. */
export function ExpiryLine({ words, language }: ExpiryLineProps) {
  const width = words.months.length * monthWidth
  const grid = words.months.map((_, month) => `M${month * monthWidth} 0v12`).join('')
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <div className={styles.months}>
        {words.months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
      <ul className={styles.batches}>
        {words.batches.map(({ name, pieces, unitPrice, at, advice }) => (
          <li key={name} className={joinClasses(at < soon && styles.soon)}>
            <svg viewBox={`0 0 ${width} 12`}>
              <path className={styles.grid} d={grid} />
              <path d={`M0 0h${Math.round(at * monthWidth)}v12H0z`} />
            </svg>
            <span>
              <b>{name}</b>
              <small>{advice}</small>
            </span>
            <span className={styles.value}>
              {pieces}
              <small>{formatMoney(pieces * unitPrice, 'RWF', language)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Scene>
  )
}
