import { pointOfSaleSystem } from '#content/point-of-sale-system.ts'
import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Themes } from '#site/sections/Themes/Themes.tsx'
import { TillReceipt } from '#site/sections/module-scenes/TillReceipt.tsx'
import { Counter } from './Counter.tsx'
import { LoyaltySteps } from './LoyaltySteps.tsx'
import { OfflineQueue } from './OfflineQueue.tsx'
import { Refund } from './Refund.tsx'
import { SplitPayment } from './SplitPayment.tsx'

/** The counter, with and without network (FEAT-11). */
export const pointOfSaleSystemPage = definePage({
  path: '/point-of-sale-system',
  copies: pointOfSaleSystem,
  Body: PointOfSaleSystem,
})

function PointOfSaleSystem({ copy, language }: PageProps<PointOfSaleSystemCopy>) {
  const { payment, receipt, loyalty, offline, refund } = copy.pictures
  return (
    <>
      <PageOpening words={copy.opening} ground="restaurant" isRuled objects={<Counter />} />
      <Themes
        words={copy.themes}
        module="restaurant"
        pictures={{
          payments: <SplitPayment words={payment} language={language} />,
          receipts: (
            <TillReceipt words={receipt} note={receipt.paid} language={language}>
              <div>{receipt.copy}</div>
              <b>{receipt.thanks}</b>
            </TillReceipt>
          ),
          loyalty: <LoyaltySteps words={loyalty} language={language} />,
          offline: <OfflineQueue words={offline} language={language} />,
          returns: <Refund words={refund} language={language} />,
        }}
      />
      <RuledGrid words={copy.readers} module="restaurant" ground="sunk" isFlipped />
      <Questions words={copy.questions} />
      <RuledList words={copy.together} ground="sunk" isFlipped />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
