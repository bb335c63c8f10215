import type { ReactNode } from 'react'
import type { ActionWords } from '#content/page-words.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './Spread.module.css'

type SpreadProps = {
  readonly heading: string
  /** Set small below the heading; `lead` is set larger. */
  readonly notes?: readonly string[]
  readonly lead?: string
  readonly actions?: readonly ActionWords[]
  readonly id?: string
  readonly ground?: 'paper' | 'sunk'
  readonly isFlipped?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A heading with what belongs to it, and the matter beside it: four columns to eight. */
export function Spread(props: SpreadProps) {
  const { heading, notes = [], lead, actions = [], id, ground = 'paper', isFlipped, className, children } = props
  return (
    <Terrace {...(id ? { id } : {})} className={styles[ground]} isFlipped={isFlipped}>
      <Wrap className={joinClasses(styles.columns, className)}>
        <div>
          <h2>{heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          <Actions actions={actions} />
        </div>
        {children}
      </Wrap>
    </Terrace>
  )
}
