import type { ReactNode } from 'react'

type SlipTableProps = {
  /** Heads of the columns, where they need any. */
  readonly columns?: readonly string[]
  /** Said of the heads; checkers of markup ask for it where a cell spans columns. */
  readonly scope?: 'col'
  readonly className?: string | undefined
  /** Rows. */
  readonly children: ReactNode
}

/** The table on a slip. It is part of a drawing that is told in a sentence, so nothing in it is there to be read out. */
export function SlipTable({ columns, scope, className, children }: SlipTableProps) {
  return (
    <table className={className}>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope={scope}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>{children}</tbody>
    </table>
  )
}

type Cells = readonly (string | number)[]

type SlipRowProps = {
  readonly head: ReactNode
  /** Stands smaller below the head. */
  readonly note?: ReactNode
  readonly className?: string | undefined
} & (
  | { readonly cells: Cells; readonly children?: ReactNode }
  | { readonly cells?: undefined; readonly children: ReactNode }
)

/** A row of it: what it is about, cells that are words or figures, then those that are more, each a `<td>`. */
export function SlipRow({ head, note, className, cells = [], children }: SlipRowProps) {
  return (
    <tr className={className}>
      <td>
        {head}
        {note && <small>{note}</small>}
      </td>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
      {children}
    </tr>
  )
}

type SlipTotalProps = {
  readonly head: string
  /** How many columns the head takes, where some have no sum. */
  readonly span?: number
  readonly cells: Cells
}

/** The row below all others, in bold. */
export function SlipTotal({ head, span, cells }: SlipTotalProps) {
  return (
    <tr>
      <td colSpan={span}>
        <b>{head}</b>
      </td>
      {cells.map((cell, index) => (
        <td key={index}>
          <b>{cell}</b>
        </td>
      ))}
    </tr>
  )
}
