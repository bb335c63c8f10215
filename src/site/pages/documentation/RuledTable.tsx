import type { ReactNode } from 'react'
import styles from './RuledTable.module.css'

type RuledTableProps = {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A table of terms and meanings: the first cell of each row names it. */
export function RuledTable({ columns, rows }: RuledTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...others] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
