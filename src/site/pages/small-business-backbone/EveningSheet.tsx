import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './EveningSheet.module.css'

type EveningSheetProps = {
  readonly words: SmallBusinessBackboneCopy['scenes']['evening']
  readonly language: Language
}

/** A bakery's day on one sheet: what is left of each bread, and what the sold ones brought. */
export function EveningSheet({ words, language }: EveningSheetProps) {
  const { label, title, aside, columns, breads, of, total } = words
  const inTill = breads.reduce((sum, { sold, price }) => sum + sold * price, 0)
  return (
    <Scene label={label} title={title} aside={aside}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {breads.map(({ name, baked, sold, price, remark }) => (
            <tr key={name}>
              <td>
                {name}
                {remark && <small className={warning.warn}>{remark}</small>}
              </td>
              <td>
                {baked - sold} {of} {baked}
              </td>
              <td>{formatAmount(sold * price, language)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td>{total}</td>
            <td>RWF</td>
            <td>{formatAmount(inTill, language)}</td>
          </tr>
        </tbody>
      </table>
    </Scene>
  )
}
