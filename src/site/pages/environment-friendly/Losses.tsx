import { joinClasses } from '#design/join-classes.ts'
import type { EnvironmentFriendlyCopy } from '#content/copy/environment-friendly.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './Losses.module.css'

type LossesProps = { readonly words: EnvironmentFriendlyCopy['scenes']['losses']; readonly language: Language }

/** What was thrown away in two months, by reason, so that the largest reason can be worked on. */
export function Losses({ words: { columns, reasons, total, ...head }, language }: LossesProps) {
  const sum = (month: 'before' | 'now') => reasons.reduce((amount, reason) => amount + reason[month], 0)
  const rows = [...reasons, { name: total, before: sum('before'), now: sum('now') }]
  return (
    <Scene {...head} className={joinClasses(figures.figures, styles.losses)}>
      <SlipTable columns={columns}>
        {rows.map(({ name, before, now }) => (
          <SlipRow key={name} head={name} cells={[formatAmount(before, language), formatAmount(now, language)]} />
        ))}
      </SlipTable>
    </Scene>
  )
}
