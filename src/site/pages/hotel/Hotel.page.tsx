import { hotel } from '#content/hotel.ts'
import type { HotelCopy } from '#content/copy/hotel.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { Day } from '#site/sections/Day/Day.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { PlanAdvice } from '#site/sections/PlanAdvice/PlanAdvice.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { Doors } from './Doors.tsx'
import { Folio } from './Folio.tsx'
import { WeekBoard } from './WeekBoard.tsx'

/** For hotels: rooms, guests and one bill. */
export const hotelPage = definePage({ path: '/hotel', copies: hotel, Body: Hotel })

function Hotel({ copy, language }: PageProps<HotelCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="hotel" isRuled objects={<Doors />} />
      <Day words={copy.day} language={language} />
      <Scenes words={copy.scenes} isFlipped>
        <WeekBoard words={copy.scenes.week} />
        <Folio words={copy.scenes.folio} language={language} />
      </Scenes>
      <RuledGrid words={copy.capabilities} module="hotel" />
      <PlanAdvice words={copy.plan} isFlipped />
      <Questions words={copy.questions} />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
