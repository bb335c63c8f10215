import { inventoryManagement as en } from '#content/en/inventory-management.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** One count for shelf, store room and road (FEAT-10). */
export const inventoryManagementPage = definePage({
  path: '/inventory-management',
  copies: { en },
  Body: InventoryManagement,
})

function InventoryManagement({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="inventory" isRuled />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
