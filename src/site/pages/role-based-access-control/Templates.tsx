import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { Table } from '#design/Table/Table.tsx'

/** The role templates by name, widest rights first. */
export function Templates({ words }: { readonly words: RoleBasedAccessControlCopy['pictures']['templates'] }) {
  return (
    <Table
      caption={words.caption}
      columns={words.columns}
      isNarrow
      rows={words.rows.map(({ name, holder }) => ({ head: name, cells: [holder] }))}
    />
  )
}
