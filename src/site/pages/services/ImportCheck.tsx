import type { ServicesCopy } from '#content/copy/services.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './ImportCheck.module.css'

type ImportCheckProps = { readonly words: ServicesCopy['scenes']['importCheck']; readonly language: Language }

/** The bar's length; its parts are in proportion to the lines they stand for. */
const barWidth = 400

/** What became of a customer's list: the lines that are ready, and those that wait for an answer. */
export function ImportCheck({ words: { label, title, aside, ready, open, total }, language }: ImportCheckProps) {
  const lines = open.reduce((sum, row) => sum + row.lines, ready.lines)
  const readyWidth = Math.round((ready.lines / lines) * barWidth)
  return (
    <Scene label={label} title={title} aside={aside}>
      <svg className={styles.bar} viewBox={`0 0 ${barWidth} 22`}>
        <path fill="var(--leaf)" d={`M0 0h${readyWidth - 2}v22H0z`} />
        <path fill="var(--red)" d={`M${readyWidth} 0H${barWidth}v22H${readyWidth}z`} />
      </svg>
      <SlipTable>
        <SlipRow head={ready.name} cells={[formatAmount(ready.lines, language)]} />
        {open.map(({ name, example, lines: count }) => (
          <SlipRow
            key={name}
            head={<span className={styles.open}>{name}</span>}
            note={example}
            cells={[formatAmount(count, language)]}
          />
        ))}
        <SlipTotal head={total} cells={[formatAmount(lines, language)]} />
      </SlipTable>
    </Scene>
  )
}
