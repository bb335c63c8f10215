import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import type { Language } from '#content/languages.ts'
import { AccessLog } from './AccessLog.tsx'
import { ChainEvening } from './ChainEvening.tsx'
import { GroupMonth } from './GroupMonth.tsx'
import { UseCase } from './UseCase.tsx'
import styles from './UseCases.module.css'

type UseCasesProps = { readonly words: EnterpriseSolutionsCopy['useCases']; readonly language: Language }

/** The three use cases, each a terrace of its own colour with a moment of that house drawn on it (ENT-1). */
export function UseCases({ words: { heading, note, each, scenes }, language }: UseCasesProps) {
  return (
    <section>
      <Terrace as="div" className={styles.head}>
        <Wrap className={styles.inside}>
          <h2>{heading}</h2>
          <p className={styles.note}>{note}</p>
        </Wrap>
      </Terrace>
      <UseCase id="chain" words={each.chain} module="retail" isFlipped>
        <ChainEvening words={scenes.chain} language={language} />
      </UseCase>
      <UseCase id="healthcare" words={each.healthcare} module="pharmacy">
        <AccessLog words={scenes.healthcare} language={language} />
      </UseCase>
      <UseCase id="corporation" words={each.corporation} module="hotel" isFlipped>
        <GroupMonth words={scenes.corporation} language={language} />
      </UseCase>
    </section>
  )
}
