import { ngoCompatibility as en, type NgoCompatibilityCopy } from '#content/en/ngo-compatibility.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** What non-profits keep, get and must show (NGO-1..14). */
export const ngoCompatibilityPage = definePage({ path: '/ngo-compatibility', copies: { en }, Body: NgoCompatibility })

function NgoCompatibility({ copy }: PageProps<NgoCompatibilityCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.list} />
      <RuledList words={copy.steps} ground="sunk" isFlipped isNumbered />
      <RuledList words={copy.eligibility} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
