import { pharmacy } from '#content/pharmacy.ts'
import type { PharmacyCopy } from '#content/copy/pharmacy.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { Day } from '#site/sections/Day/Day.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { PlanAdvice } from '#site/sections/PlanAdvice/PlanAdvice.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { ExpiryList } from './ExpiryList.tsx'
import { Prescription } from './Prescription.tsx'
import { Shelves } from './Shelves.tsx'

/** For pharmacies: batches, dates and the counter. */
export const pharmacyPage = definePage({ path: '/pharmacy', copies: pharmacy, Body: Pharmacy })

function Pharmacy({ copy, language }: PageProps<PharmacyCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="pharmacy" isRuled objects={<Shelves />} />
      <Day words={copy.day} language={language} />
      <Scenes words={copy.scenes} isFlipped>
        <ExpiryList words={copy.scenes.expiry} language={language} />
        <Prescription words={copy.scenes.prescription} language={language} />
      </Scenes>
      <RuledGrid words={copy.capabilities} module="pharmacy" />
      <PlanAdvice words={copy.plan} isFlipped />
      <Questions words={copy.questions} />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
