import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './EnterpriseScenes.module.css'

type GroupMonthProps = {
  readonly words: EnterpriseSolutionsCopy['useCases']['scenes']['corporation']
  readonly language: Language
}

/** Companies in their own currencies, turned into dollars, less what they sold to each other. */
export function GroupMonth({ words, language }: GroupMonthProps) {
  const { label, title, columns, companies, betweenCompanies, total } = words
  const inDollars = companies.map((company) => ({
    ...company,
    dollars: Math.round(company.amount / company.perDollar),
  }))
  const sum = inDollars.reduce((dollars, company) => dollars + company.dollars, 0) - betweenCompanies.dollars
  return (
    <Scene label={label} title={title}>
      <SlipTable className={figures.figures} columns={columns}>
        {inDollars.map(({ name, currency, amount, perDollar, dollars }) => (
          <SlipRow
            key={name}
            head={name}
            note={`${formatMoney(amount, currency, language)} / ${formatAmount(perDollar, language)}`}
            cells={[formatAmount(dollars, language)]}
          />
        ))}
        <SlipRow head={betweenCompanies.says} cells={[`−${formatAmount(betweenCompanies.dollars, language)}`]} />
        <SlipRow className={styles.total} head={total} cells={[formatMoney(sum, 'USD', language)]} />
      </SlipTable>
    </Scene>
  )
}
