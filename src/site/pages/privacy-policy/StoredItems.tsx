import type { PrivacyPolicyCopy } from '#content/copy/privacy-policy.ts'
import { consentKeys } from '#contract/consent.ts'
import { Table } from '#design/Table/Table.tsx'
import { keptPages } from '#islands/offline/worker-messages.ts'
import { storedItems, type Keeping, type StoredItem } from '#islands/storage.ts'

type StoredName = StoredItem | (typeof consentKeys)[number] | typeof keptPages

const necessary: Keeping = { category: 'necessary', span: 'device' }

/** Everything the site keeps in a browser, from the tables that the storing code itself obeys. */
const kept: readonly (readonly [StoredName, Keeping])[] = [
  ...consentKeys.map((key) => [key, necessary] as const),
  ...(Object.keys(storedItems) as StoredItem[]).map((item) => [item, storedItems[item]] as const),
  [keptPages, { category: 'functional', span: 'device' }],
]

type StoredItemsProps = {
  readonly words: PrivacyPolicyCopy['storage'] & { readonly purposes: Readonly<Record<StoredName, string>> }
}

/** What the visitor's browser keeps: name, purpose, category and how long. */
export function StoredItems({ words: { caption, columns, purposes, kinds, spans } }: StoredItemsProps) {
  const rows = kept.map(([name, { category, span }]) => ({
    head: name,
    cells: [purposes[name], `${kinds[category]}, ${spans[span]}`],
  }))
  return <Table caption={caption} isCaptionShown columns={columns} rows={rows} />
}
