import { inventoryManagement } from '#content/inventory-management.ts'
import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Themes } from '#site/sections/Themes/Themes.tsx'
import { BatchTrace } from './BatchTrace.tsx'
import { Crates } from './Crates.tsx'
import { ExpiryLine } from './ExpiryLine.tsx'
import { ReorderCurve } from './ReorderCurve.tsx'
import { ScannedDelivery } from './ScannedDelivery.tsx'
import { TransferCount } from './TransferCount.tsx'

/** One count for shelf, store room and road (FEAT-10). */
export const inventoryManagementPage = definePage({
  path: '/inventory-management',
  copies: inventoryManagement,
  Body: InventoryManagement,
})

function InventoryManagement({ copy, language }: PageProps<InventoryManagementCopy>) {
  const { codes, reorder, trace, expiry, transfer } = copy.pictures
  return (
    <>
      <PageOpening words={copy.opening} ground="inventory" isRuled objects={<Crates />} />
      <Themes
        words={copy.themes}
        module="inventory"
        pictures={{
          'barcode-rfid': <ScannedDelivery words={codes} language={language} />,
          'reorder-points': <ReorderCurve words={reorder} />,
          'batch-serial': <BatchTrace words={trace} />,
          'expiry-alerts': <ExpiryLine words={expiry} language={language} />,
          transfers: <TransferCount words={transfer} />,
        }}
      />
      <RuledGrid words={copy.readers} module="inventory" ground="sunk" isFlipped />
      <Questions words={copy.questions} />
      <RuledList words={copy.together} ground="sunk" isFlipped />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
