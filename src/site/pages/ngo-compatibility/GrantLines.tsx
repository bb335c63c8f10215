import { joinClasses } from '#design/join-classes.ts'
import type { NgoCompatibilityCopy } from '#content/copy/ngo-compatibility.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './GrantLines.module.css'

type GrantLinesProps = { readonly words: NgoCompatibilityCopy['scenes']['grant']; readonly language: Language }

/** A line with less than this share left is drawn in red. */
const leastLeft = 0.05

/** A grant line by line: the bar is what is spent of each. */
export function GrantLines({ words: { label, title, columns, lines, total, due }, language }: GrantLinesProps) {
  const budget = lines.reduce((sum, line) => sum + line.budget, 0)
  const spent = lines.reduce((sum, line) => sum + line.spent, 0)
  return (
    <Scene label={label} title={title} aside={formatMoney(budget, 'RWF', language)}>
      <SlipTable className={joinClasses(figures.figures, styles.lines)} columns={columns}>
        {lines.map((line) => (
          <tr key={line.name}>
            <td>
              {line.name}
              <svg viewBox="0 0 100 6" preserveAspectRatio="none">
                <path className={styles.budget} d="M0 0h100v6H0z" />
                <path
                  className={1 - line.spent / line.budget < leastLeft ? styles.short : styles.spent}
                  d={`M0 0h${Math.round((line.spent / line.budget) * 100)}v6H0z`}
                />
              </svg>
            </td>
            <td>{formatAmount(line.spent, language)}</td>
            <td>{formatAmount(line.budget - line.spent, language)}</td>
          </tr>
        ))}
        <SlipRow
          className={styles.total}
          head={total}
          cells={[formatAmount(spent, language), formatAmount(budget - spent, language)]}
        />
      </SlipTable>
      <small>{due}</small>
    </Scene>
  )
}
