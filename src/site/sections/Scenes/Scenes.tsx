import type { ReactNode } from 'react'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Scenes.module.css'

type ScenesProps = {
  readonly words: { readonly heading: string; readonly note?: string }
  readonly isFlipped?: boolean
  /** One or two scenes; they stand behind the next terrace, so one must follow. */
  readonly children: ReactNode
}

/** The product at work: one or two drawn scenes on dark ground under one short sentence. */
export function Scenes({ words: { heading, note }, isFlipped, children }: ScenesProps) {
  return (
    <Terrace className={styles.ground} isFlipped={isFlipped}>
      <Wrap className={styles.columns}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {children}
      </Wrap>
    </Terrace>
  )
}
