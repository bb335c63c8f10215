import { pointOfSaleSystem as en } from '#content/en/point-of-sale-system.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** The counter, with and without network (FEAT-11). */
export const pointOfSaleSystemPage = definePage({
  path: '/point-of-sale-system',
  copies: { en },
  Body: PointOfSaleSystem,
})

function PointOfSaleSystem({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="restaurant" isRuled />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
