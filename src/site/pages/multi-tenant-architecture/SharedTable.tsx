import type { MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import { Mark } from '#design/Table/Mark.tsx'
import { Table } from '#design/Table/Table.tsx'

/** What belongs to one tenant and what all of them share, a diamond in one of two columns. */
export function SharedTable({ words }: { readonly words: MultiTenantArchitectureCopy['pictures']['shared'] }) {
  const mark = <Mark word={words.yes} />
  return (
    <Table
      caption={words.caption}
      columns={words.columns}
      rows={words.rows.map(({ head, isShared }) => ({ head, cells: isShared ? [null, mark] : [mark, null] }))}
    />
  )
}
