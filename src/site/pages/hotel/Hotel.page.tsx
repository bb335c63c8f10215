import { hotel as en } from '#content/en/hotel.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Doors } from './Doors.tsx'

/** For hotels: rooms, guests and one bill. */
export const hotelPage = definePage({ path: '/hotel', copies: { en }, Body: Hotel })

function Hotel({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="hotel" isRuled objects={<Doors />} />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
