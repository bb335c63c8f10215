import { restaurant } from '#content/restaurant.ts'
import type { RestaurantCopy } from '#content/copy/restaurant.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { Day } from '#site/sections/Day/Day.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { PlanAdvice } from '#site/sections/PlanAdvice/PlanAdvice.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { KitchenPass } from './KitchenPass.tsx'
import { SplitBill } from './SplitBill.tsx'
import { Tables } from './Tables.tsx'

/** For restaurants: the floor, the kitchen and the bill. */
export const restaurantPage = definePage({ path: '/restaurant', copies: restaurant, Body: Restaurant })

function Restaurant({ copy, language }: PageProps<RestaurantCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="restaurant" isRuled objects={<Tables />} />
      <Day words={copy.day} language={language} />
      <Scenes words={copy.scenes} isFlipped>
        <KitchenPass words={copy.scenes.pass} />
        <SplitBill words={copy.scenes.bill} language={language} />
      </Scenes>
      <RuledGrid words={copy.capabilities} module="restaurant" />
      <PlanAdvice words={copy.plan} isFlipped />
      <Questions words={copy.questions} />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
