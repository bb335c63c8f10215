import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './EnterpriseScenes.module.css'

type AccessLogProps = {
  readonly words: EnterpriseSolutionsCopy['useCases']['scenes']['healthcare']
  readonly language: Language
}

/** Who opened which record in a hospital group, and who was refused. */
export function AccessLog({ words: { label, title, refused, entries }, language }: AccessLogProps) {
  const refusals = entries.filter(({ isRefused }) => isRefused).length
  return (
    <Scene label={label} title={title} aside={`${formatAmount(refusals, language)} ${refused}`}>
      <SlipTable className={styles.log}>
        {entries.map(({ time, who, what, isRefused }) => (
          <SlipRow key={time} head={time}>
            <td>
              {what}
              <small>{who}</small>
            </td>
            <td className={joinClasses(isRefused && warning.warn)}>{isRefused && refused}</td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
