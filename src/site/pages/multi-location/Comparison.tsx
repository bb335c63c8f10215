import type { ComparisonWords } from '#content/copy/multi-location.ts'
import { Table } from '#design/Table/Table.tsx'
import { Spread } from '#site/sections/Spread/Spread.tsx'

type ComparisonProps = { readonly words: ComparisonWords; readonly isFlipped?: boolean }

/** Two ways of running branches beside each other, and above them what the difference comes down to. */
export function Comparison({ words: { heading, text, actions, caption, columns, rows }, isFlipped }: ComparisonProps) {
  return (
    <Spread heading={heading} lead={text} actions={actions} ground="sunk" isFlipped={isFlipped}>
      <Table caption={caption} columns={columns} rows={rows} strong={1} />
    </Spread>
  )
}
