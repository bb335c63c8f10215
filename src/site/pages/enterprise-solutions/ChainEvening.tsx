import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
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
      <SlipTable className={figures.figures} columns={columns}>
        {regions.map((region) => (
          <SlipRow
            key={region.name}
            head={region.name}
            cells={[region.branches, formatAmount(region.sold, language)]}
          />
        ))}
        <SlipRow className={styles.total} head={total} cells={[branches, formatAmount(sold, language)]} />
      </SlipTable>
      <p className={joinClasses(warning.warn, styles.held)}>{held}</p>
    </Scene>
  )
}
