import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './EnterpriseScenes.module.css'

type ChainEveningProps = {
  readonly words: EnterpriseSolutionsCopy['useCases']['scenes']['chain']
  readonly language: Language
}

/** What each region sold in one evening, and the one branch that waits for a signature. */
export function ChainEvening({ words, language }: ChainEveningProps) {
  const { label, title, columns, regions, total, held } = words
  const branches = regions.reduce((sum, region) => sum + region.branches, 0)
  const sold = regions.reduce((sum, region) => sum + region.sold, 0)
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
          {regions.map((region) => (
            <tr key={region.name}>
              <td>{region.name}</td>
              <td>{region.branches}</td>
              <td>{formatAmount(region.sold, language)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td>{total}</td>
            <td>{branches}</td>
            <td>{formatAmount(sold, language)}</td>
          </tr>
        </tbody>
      </table>
      <p className={joinClasses(warning.warn, styles.held)}>{held}</p>
    </Scene>
  )
}
