import { pricing as en, type PricingCopy } from '#content/en/pricing.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** What the suite costs, by the month, by the year and once (PRICE-1, PRICE-15..31). */
export const pricingPage = definePage({ path: '/pricing', copies: { en }, Body: Pricing })

function Pricing({ copy }: PageProps<PricingCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.list} />
      <RuledList words={copy.packages} ground="sunk" isFlipped />
      <PageClosing words={copy.closing} />
    </>
  )
}
