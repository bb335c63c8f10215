import { smallBusinessBackbone as en, type SmallBusinessBackboneCopy } from '#content/en/small-business-backbone.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** Impact, programs and the offer for small businesses (SMB-1..11). */
export const smallBusinessBackbonePage = definePage({
  path: '/small-business-backbone',
  copies: { en },
  Body: SmallBusinessBackbone,
})

function SmallBusinessBackbone({ copy }: PageProps<SmallBusinessBackboneCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.impact} />
      <RuledList words={copy.list} ground="sunk" isFlipped />
      <PageClosing words={copy.closing} />
    </>
  )
}
