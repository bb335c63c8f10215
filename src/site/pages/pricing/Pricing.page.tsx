import { pricing } from '#content/pricing.ts'
import type { PricingCopy } from '#content/copy/pricing.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Calculator } from './Calculator.tsx'
import { Comparison } from './Comparison.tsx'
import { Help } from './Help.tsx'
import { PackageList } from './PackageList.tsx'
import { PlanStairs } from './PlanStairs.tsx'
import { PriceHead } from './PriceHead.tsx'
import { PriceViews } from './PriceViews.tsx'

/** What the suite costs by the month, by the year and once, and what of it fits (PRICE-1..39). */
export const pricingPage = definePage({ path: '/pricing', copies: pricing, Body: Pricing })

function Pricing({ copy, language }: PageProps<PricingCopy>) {
  return (
    <>
      <PriceViews>
        <PriceHead words={copy.head} choice={copy.choice} />
        <PlanStairs words={copy.plans} />
        <PackageList words={copy.packages} about={copy.plans.about} />
      </PriceViews>
      <Comparison words={copy.comparison} currencies={copy.currencies} />
      <Calculator words={copy.calculator} />
      <Help words={copy.help} />
      <Questions words={copy.questions} isFlipped />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
