import type { ServicesCopy } from '#content/en/services.ts'
import { Table } from '#design/Table/Table.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Rollout.module.css'

/** How a rollout goes, week by week: what the customer does and what we do. */
export function Rollout({ words }: { readonly words: ServicesCopy['rollout'] }) {
  return (
    <Terrace className={styles.rollout}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{words.heading}</h2>
          <p className={styles.note}>{words.note}</p>
        </div>
        <Table
          caption={words.caption}
          columns={words.columns}
          rows={words.steps.map(([head, ...cells]) => ({ head, cells }))}
        />
      </Wrap>
    </Terrace>
  )
}
