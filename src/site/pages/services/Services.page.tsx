import { services } from '#content/services.ts'
import type { ServicesCopy } from '#content/copy/services.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { Equipment } from './Equipment.tsx'
import { ImportCheck } from './ImportCheck.tsx'
import { RuledTable } from '#site/sections/RuledTable/RuledTable.tsx'
import { ServiceList } from './ServiceList.tsx'
import { TradeCards } from './TradeCards.tsx'
import { VisitNote } from './VisitNote.tsx'

/** What we do for a customer from the first call on, and the trades the suite speaks (SRV-1). */
export const servicesPage = definePage({ path: '/services', copies: services, Body: Services })

function Services({ copy, language }: PageProps<ServicesCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} isRuled objects={<Equipment />} />
      <TradeCards words={copy.trades} />
      <ServiceList words={copy.services} />
      <Scenes words={copy.scenes} isFlipped>
        <ImportCheck words={copy.scenes.importCheck} language={language} />
        <VisitNote words={copy.scenes.visit} />
      </Scenes>
      <RuledTable words={copy.rollout} id="steps" rows={copy.rollout.steps} />
      <Questions words={copy.questions} isFlipped />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
