import type { ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import { Table } from '#design/Table/Table.tsx'
import { Spread } from '#site/sections/Spread/Spread.tsx'
import styles from './RuledTable.module.css'

type RuledTableProps = {
  readonly words: {
    readonly heading: string
    readonly note: string
    readonly caption: string
    readonly columns: readonly string[]
  }
  /** The head of each row, then its cells. */
  readonly rows: readonly (readonly [head: string, ...cells: ReactNode[]])[]
  readonly id?: string
  readonly isFlipped?: boolean
}

/** With more columns than this a phone needs them closer together. */
const mostWideColumns = 3

/** A table beside its heading, on paper. */
export function RuledTable({ words: { heading, note, caption, columns }, rows, id, isFlipped }: RuledTableProps) {
  return (
    <Spread
      {...(id ? { id } : {})}
      heading={heading}
      notes={[note]}
      isFlipped={isFlipped}
      className={joinClasses(styles.table, columns.length > mostWideColumns && styles.close)}
    >
      <Table caption={caption} columns={columns} rows={rows.map(([head, ...cells]) => ({ head, cells }))} />
    </Spread>
  )
}
