import { restaurant as en } from '#content/en/restaurant.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Tables } from './Tables.tsx'

/** For restaurants: the floor, the kitchen and the bill. */
export const restaurantPage = definePage({ path: '/restaurant', copies: { en }, Body: Restaurant })

function Restaurant({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="restaurant" isRuled objects={<Tables />} />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
