import type { ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Table.module.css'

type TableProps = {
  /** What the table compares; read out, shown only where `isCaptionShown`. */
  readonly caption: string
  readonly isCaptionShown?: boolean
  /** Head of the first column, then of each further one. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly head: string; readonly cells: readonly ReactNode[] }[]
  /** Index of the column to stand out, counted after the row heads. */
  readonly strong?: number
  /** Cells so short that on a phone they stay beside the head of their row. */
  readonly isNarrow?: boolean
}

/**
 * A real table. On a phone each row's head stands above its cells, so that three columns fit 320 px without scrolling,
 * unless the table is narrow by itself. No roles are spelled out: engines leave a table's own alone today when its
 * display changes (decision 035).
 */
export function Table({ caption, isCaptionShown, columns, rows, strong, isNarrow }: TableProps) {
  const [first, ...others] = columns
  return (
    <table className={joinClasses(styles.table, !isNarrow && styles.stacked)}>
      <caption>{isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {first}
          </th>
          {others.map((column, index) => (
            <th key={column} scope="col" className={joinClasses(index === strong && styles.strong)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={others[index]} className={joinClasses(index === strong && styles.strong)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
