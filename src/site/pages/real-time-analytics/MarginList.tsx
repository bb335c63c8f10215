import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import figures from '#site/sections/module-scenes/figures.module.css'

type MarginListProps = {
  readonly words: RealTimeAnalyticsCopy['pictures']['margin']
  readonly language: Language
}

/** What each product sold, and what is left of it after its cost. */
export function MarginList({ words, language }: MarginListProps) {
  const rows = words.rows.map((row) => ({
    ...row,
    each: row.price - row.cost,
    left: (row.price - row.cost) * row.sold,
  }))
  const total = rows.reduce((sum, { left }) => sum + left, 0)
  return (
    <Scene label={words.label} title={words.title} aside={formatMoney(total, 'RWF', language)}>
      <table className={figures.figures}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cost, price, sold, each, left }) => (
            <tr key={name}>
              <td>
                <b>{name}</b>
                <small>
                  {formatAmount(price, language)} − {formatAmount(cost, language)} = {formatAmount(each, language)}{' '}
                  {words.each}
                </small>
              </td>
              <td>{sold}</td>
              <td>{formatAmount(left, language)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>
              <b>{words.total}</b>
            </td>
            <td>
              <b>{formatAmount(total, language)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </Scene>
  )
}
