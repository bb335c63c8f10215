import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import type { Language } from '#content/languages.ts'
import { formatAmount } from '#site/format-amount.ts'
import { Scene } from './Scene.tsx'
import { SlipRow, SlipTable } from './SlipTable.tsx'
import styles from './BranchYields.module.css'
import warning from './warn.module.css'

type BranchYieldsProps = { readonly copy: SceneCopy['backoffice']; readonly language: Language }

/** What each branch sold, and what that cost. Bars are measured against the best branch. */
export function BranchYields({ copy, language }: BranchYieldsProps) {
  const most = Math.max(...copy.branches.map(({ sales }) => sales))
  const widthOf = (amount: number) => Math.round((amount / most) * 100)
  return (
    <Scene {...copy}>
      <SlipTable>
        {copy.branches.map(({ name, detail, sales, costs }) => (
          <SlipRow key={name} head={<b>{name}</b>} note={detail}>
            <td aria-label={copy.aside}>
              <svg className={styles.bars} viewBox="0 0 100 14" preserveAspectRatio="none">
                <path fill="var(--ochre)" d={`M0 0h${widthOf(sales)}v6H0z`} />
                <path fill="var(--edge)" d={`M0 8h${widthOf(costs)}v6H0z`} />
              </svg>
            </td>
            <td>
              {formatAmount(sales, language)}
              <small>
                {formatAmount(costs, language)} {copy.costs}
              </small>
            </td>
          </SlipRow>
        ))}
      </SlipTable>
      <span className={warning.warn}>{copy.check}</span> {copy.note}
    </Scene>
  )
}
