import type { ReactNode } from 'react'
import type { UseCaseId, UseCaseWords } from '#content/copy/enterprise-solutions.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import type { ModuleId } from '#facts/modules.ts'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import styles from './UseCase.module.css'

type UseCaseProps = {
  /** Anchor. */
  readonly id: UseCaseId
  readonly words: UseCaseWords
  /** Lends its ground. */
  readonly module: ModuleId
  readonly isFlipped?: boolean
  /** A moment of this house, drawn. */
  readonly children: ReactNode
}

/** One card: the job in the owner's words, what changes, a drawing, and the two buttons at its end (ENT-2). */
export function UseCase({
  id,
  words: { title, job, text, changes, actions },
  module,
  isFlipped,
  children,
}: UseCaseProps) {
  return (
    <Terrace
      as="article"
      id={id}
      className={joinClasses(styles.card, grounds[module], module === 'retail' && styles.light)}
      isFlipped={isFlipped}
    >
      <Wrap className={styles.columns}>
        <div>
          <h3>{title}</h3>
          <blockquote className={styles.job}>{job}</blockquote>
          <p>{text}</p>
          <DiamondList items={changes} className={styles.changes} />
        </div>
        {children}
        <Actions actions={actions} />
      </Wrap>
    </Terrace>
  )
}
