import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import { Table } from '#design/Table/Table.tsx'

/** What happens, which letter it sends, and when. */
export function TriggerTable({ words }: { readonly words: EmailAutomationCopy['pictures']['triggers'] }) {
  return (
    <Table
      caption={words.caption}
      columns={words.columns}
      rows={words.rows.map(([event, ...cells]) => ({ head: event, cells }))}
    />
  )
}
