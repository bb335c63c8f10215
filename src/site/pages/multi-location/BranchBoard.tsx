import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import { fiveBranches } from '#content/sample-data.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './bars.module.css'

type BranchBoardProps = { readonly words: MultiLocationCopy['scenes']['board']; readonly language: Language }

/** One day of all branches: takings, number of sales and the average sale, measured against the best branch. */
export function BranchBoard({ words, language }: BranchBoardProps) {
  const most = Math.max(...fiveBranches.map(({ takings }) => takings))
  const takings = fiveBranches.reduce((sum, branch) => sum + branch.takings, 0)
  const sales = fiveBranches.reduce((sum, branch) => sum + branch.sales, 0)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <SlipTable className={joinClasses(figures.figures, styles.bars, styles.board)} columns={words.columns}>
        {fiveBranches.map((branch) => (
          <SlipRow key={branch.name} head={<b>{branch.name}</b>} note={`${words.closed} ${branch.closed}`}>
            <td>
              {formatAmount(branch.takings, language)}
              <svg viewBox="0 0 100 6" preserveAspectRatio="none">
                <path d={`M0 0h${Math.round((branch.takings / most) * 100)}v6H0z`} />
              </svg>
            </td>
            <td>{branch.sales}</td>
            <td>{formatAmount(Math.round(branch.takings / branch.sales), language)}</td>
          </SlipRow>
        ))}
        <SlipRow
          className={styles.total}
          head={words.total}
          cells={[formatAmount(takings, language), sales, formatAmount(Math.round(takings / sales), language)]}
        />
      </SlipTable>
      <p className={joinClasses(warning.warn, styles.check)}>{words.check}</p>
    </Scene>
  )
}
