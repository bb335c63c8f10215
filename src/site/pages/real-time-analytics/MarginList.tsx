import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
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
      <SlipTable className={figures.figures} columns={words.columns} scope="col">
        {rows.map(({ name, cost, price, sold, each, left }) => (
          <SlipRow
            key={name}
            head={<b>{name}</b>}
            note={`${formatAmount(price, language)} − ${formatAmount(cost, language)} = ${formatAmount(each, language)} ${words.each}`}
            cells={[sold, formatAmount(left, language)]}
          />
        ))}
        <SlipTotal head={words.total} span={2} cells={[formatAmount(total, language)]} />
      </SlipTable>
    </Scene>
  )
}
