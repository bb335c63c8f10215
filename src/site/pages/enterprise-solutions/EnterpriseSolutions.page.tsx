import { enterpriseSolutions } from '#content/enterprise-solutions.ts'
import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { PlanAdvice } from '#site/sections/PlanAdvice/PlanAdvice.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Counters } from './Counters.tsx'
import { UseCases } from './UseCases.tsx'

/** For chains, healthcare and large corporations (ENT-1, ENT-2). */
export const enterpriseSolutionsPage = definePage({
  path: '/enterprise-solutions',
  copies: enterpriseSolutions,
  Body: EnterpriseSolutions,
})

function EnterpriseSolutions({ copy, language }: PageProps<EnterpriseSolutionsCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="backoffice" isRuled objects={<Counters />} />
      <UseCases words={copy.useCases} language={language} />
      <RuledGrid words={copy.capabilities} ground="sunk" />
      <RuledList words={copy.rollout} id="rollout" isFlipped isNumbered />
      <PlanAdvice words={copy.plan} />
      <Questions words={copy.questions} isFlipped />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
