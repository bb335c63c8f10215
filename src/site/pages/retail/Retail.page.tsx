import { retail } from '#content/retail.ts'
import type { RetailCopy } from '#content/copy/retail.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { Day } from '#site/sections/Day/Day.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { PlanAdvice } from '#site/sections/PlanAdvice/PlanAdvice.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { Basket } from './Basket.tsx'
import { Goods } from './Goods.tsx'
import { ShelfList } from './ShelfList.tsx'

/** For shops: the shelf, the till and those who come back. */
export const retailPage = definePage({ path: '/retail', copies: retail, Body: Retail })

function Retail({ copy, language }: PageProps<RetailCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="retail" isRuled objects={<Goods />} />
      <Day words={copy.day} language={language} />
      <Scenes words={copy.scenes} isFlipped>
        <ShelfList words={copy.scenes.shelves} language={language} />
        <Basket words={copy.scenes.basket} language={language} />
      </Scenes>
      <RuledGrid words={copy.capabilities} module="retail" />
      <PlanAdvice words={copy.plan} isFlipped />
      <Questions words={copy.questions} />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
