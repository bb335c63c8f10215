/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop a table's roles together with its display */
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
 * unless the table is narrow by itself.
 */
export function Table({ caption, isCaptionShown, columns, rows, strong, isNarrow }: TableProps) {
  const [first, ...others] = columns
  return (
    <table className={joinClasses(styles.table, isNarrow ? styles.narrow : styles.stacked)} role="table">
      <caption>{isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className={styles.corner}>
            {first}
          </th>
          {others.map((column, index) => (
            <th key={column} scope="col" role="columnheader" className={joinClasses(index === strong && styles.strong)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ head, cells }) => (
          <tr key={head} role="row">
            <th scope="row" role="rowheader">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={others[index]} role="cell" className={joinClasses(index === strong && styles.strong)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
