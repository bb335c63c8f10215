import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './TeamToday.module.css'

type TeamTodayProps = {
  readonly words: RoleBasedAccessControlCopy['pictures']['team']
  readonly language: Language
}

/** The manager's day: one department, its team, and a refund to decide. */
export function TeamToday({ words, language }: TeamTodayProps) {
  const total = words.people.reduce((sum, { sold }) => sum + sold, 0)
  return (
    <Scene label={words.label} title={words.title} aside={`${words.people.length} ${words.shift}`}>
      <SlipTable>
        {words.people.map(({ name, hours, sold }) => (
          <SlipRow key={name} head={name} note={hours} cells={[formatAmount(sold, language)]} />
        ))}
        <SlipTotal head={words.total} cells={[formatMoney(total, 'RWF', language)]} />
      </SlipTable>
      <div className={styles.request}>
        <div>
          <b>{words.request}</b>
          <small>{words.requestDetail}</small>
        </div>
        <p>
          {words.decide.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
      </div>
    </Scene>
  )
}
