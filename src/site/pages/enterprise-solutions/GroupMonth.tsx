import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
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
      <table className={figures.figures}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inDollars.map(({ name, currency, amount, perDollar, dollars }) => (
            <tr key={name}>
              <td>
                {name}
                <small>
                  {formatMoney(amount, currency, language)} / {formatAmount(perDollar, language)}
                </small>
              </td>
              <td>{formatAmount(dollars, language)}</td>
            </tr>
          ))}
          <tr>
            <td>{betweenCompanies.says}</td>
            <td>−{formatAmount(betweenCompanies.dollars, language)}</td>
          </tr>
          <tr className={styles.total}>
            <td>{total}</td>
            <td>{formatMoney(sum, 'USD', language)}</td>
          </tr>
        </tbody>
      </table>
    </Scene>
  )
}
