import { ngoCompatibility } from '#content/ngo-compatibility.ts'
import type { NgoCompatibilityCopy } from '#content/copy/ngo-compatibility.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { Causes } from './Causes.tsx'
import { GrantLines } from './GrantLines.tsx'
import { NgoPrices } from './NgoPrices.tsx'
import { WeekOfGifts } from './WeekOfGifts.tsx'

/** What non-profits keep, pay and must show (NGO-1..14). */
export const ngoCompatibilityPage = definePage({
  path: '/ngo-compatibility',
  copies: ngoCompatibility,
  Body: NgoCompatibility,
})

function NgoCompatibility({ copy, language }: PageProps<NgoCompatibilityCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="crm" isRuled objects={<Causes />} />
      <RuledGrid words={copy.features} id="features" module="crm" />
      <Scenes words={copy.scenes} isFlipped>
        <GrantLines words={copy.scenes.grant} language={language} />
        <WeekOfGifts words={copy.scenes.gifts} language={language} />
      </Scenes>
      <NgoPrices words={copy.pricing} />
      <RuledGrid words={copy.stories} id="stories" module="crm" ground="sunk" isFlipped />
      <RuledList words={copy.steps} id="apply" isNumbered />
      <RuledList words={copy.eligibility} id="eligibility" ground="sunk" isFlipped />
      <RuledGrid words={copy.resources} id="resources" />
      <Questions words={copy.questions} isFlipped />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
