import { smallBusinessBackbone } from '#content/small-business-backbone.ts'
import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { EveningSheet } from './EveningSheet.tsx'
import { FirstYear } from './FirstYear.tsx'
import { StoreRoom } from './StoreRoom.tsx'
import { Street } from './Street.tsx'

/** Impact, stories, programs and the offer for small businesses (SMB-1..11). */
export const smallBusinessBackbonePage = definePage({
  path: '/small-business-backbone',
  copies: smallBusinessBackbone,
  Body: SmallBusinessBackbone,
})

function SmallBusinessBackbone({ copy, language }: PageProps<SmallBusinessBackboneCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="retail" isRuled objects={<Street />} />
      <RuledList words={copy.impact} id="impact" />
      <RuledGrid words={copy.stories} id="stories" module="retail" ground="sunk" isFlipped />
      <Scenes words={copy.scenes}>
        <EveningSheet words={copy.scenes.evening} language={language} />
        <StoreRoom words={copy.scenes.store} language={language} />
      </Scenes>
      <RuledList words={copy.programs} id="programs" isFlipped />
      <FirstYear words={copy.firstYear} />
      <RuledList words={copy.qualify} id="qualify" isFlipped />
      <RuledGrid words={copy.resources} id="resources" ground="sunk" />
      <Questions words={copy.questions} isFlipped />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
