import { enterpriseGrade } from '#content/enterprise-grade.ts'
import type { EnterpriseGradeCopy } from '#content/copy/enterprise-grade.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { Cabinets } from './Cabinets.tsx'
import { Copies } from './Copies.tsx'
import { Remedies } from './Remedies.tsx'
import { SaleJourney } from './SaleJourney.tsx'
import { Security } from './Security.tsx'

/** Security, performance, support and SLAs (ENT-4..10). */
export const enterpriseGradePage = definePage({
  path: '/enterprise-grade',
  copies: enterpriseGrade,
  Body: EnterpriseGrade,
})

function EnterpriseGrade({ copy, language }: PageProps<EnterpriseGradeCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="hotel" isRuled objects={<Cabinets />} />
      <RuledList words={copy.ledger} />
      <Security words={copy.security} isFlipped />
      <Scenes words={copy.scenes}>
        <SaleJourney words={copy.scenes.journey} language={language} />
        <Copies words={copy.scenes.copies} />
      </Scenes>
      <RuledGrid words={copy.performance} id="performance" isFlipped />
      <RuledList words={copy.support} id="support" ground="sunk" />
      <Remedies words={copy.remedies} isFlipped />
      <Questions words={copy.questions} />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} isFlipped />
    </>
  )
}
