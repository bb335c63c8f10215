import type { PrivacyPolicyCopy } from '#content/en/privacy-policy.ts'
import { consentDateKey, consentKey } from '#contract/consent.ts'
import { Table } from '#design/Table/Table.tsx'
import { storedItems, type Keeping, type StoredItem } from '#islands/storage.ts'

type StoredName = StoredItem | typeof consentKey | typeof consentDateKey

/** Everything the site keeps in a browser, from the table that the storing code itself obeys. */
const kept = {
  [consentKey]: { category: 'necessary', span: 'device' },
  [consentDateKey]: { category: 'necessary', span: 'device' },
  ...storedItems,
} as const satisfies Record<StoredName, Keeping>

const names = Object.keys(kept) as StoredName[]

type StoredItemsProps = {
  readonly words: PrivacyPolicyCopy['storage'] & { readonly purposes: Readonly<Record<StoredName, string>> }
}

/** What the visitor's browser keeps: name, purpose, category and how long. */
export function StoredItems({ words: { caption, columns, purposes, kinds, spans } }: StoredItemsProps) {
  const rows = names.map((name) => {
    const { category, span } = kept[name]
    return { head: name, cells: [purposes[name], `${kinds[category]}, ${spans[span]}`] }
  })
  return <Table caption={caption} isCaptionShown columns={columns} rows={rows} />
}
