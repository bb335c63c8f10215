import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { Table } from '#design/Table/Table.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Rights.module.css'

/** Who may do what: the four sample roles in one table (FEAT-3..7). */
export function Rights({ words }: { readonly words: RoleBasedAccessControlCopy['pictures']['rights'] }) {
  return (
    <Terrace id="four-roles" className={styles.ground} isFlipped>
      <Wrap className={styles.inside}>
        <h2>{words.heading}</h2>
        <p className={styles.note}>{words.note}</p>
        <Table
          caption={words.caption}
          columns={[words.corner, ...words.roles]}
          rows={words.rows.map(({ head, cells }) => ({
            head,
            cells: cells.map((cell, column) => (
              <span key={words.roles[column]} className={cell === words.none ? styles.none : undefined}>
                {cell}
              </span>
            )),
          }))}
        />
      </Wrap>
    </Terrace>
  )
}
