import { genderEquality } from '#content/gender-equality.ts'
import type { GenderEqualityCopy } from '#content/copy/gender-equality.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { RuledTable } from '#site/sections/RuledTable/RuledTable.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { Keys } from './Keys.tsx'
import { SameRights } from './SameRights.tsx'
import { SameShift } from './SameShift.tsx'

/** Rights, pay, hiring and leave by role: in the suite and in the company that makes it (CSR-1). */
export const genderEqualityPage = definePage({ path: '/gender-equality', copies: genderEquality, Body: GenderEquality })

function GenderEquality({ copy, language }: PageProps<GenderEqualityCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} isRuled objects={<Keys />} />
      <RuledList words={copy.settings} id="settings" />
      <Scenes words={copy.scenes} isFlipped>
        <SameRights words={copy.scenes.rights} />
        <SameShift words={copy.scenes.shift} language={language} />
      </Scenes>
      <RuledTable words={copy.practice} id="here" rows={copy.practice.rows} />
      <RuledGrid words={copy.open} ground="sunk" isFlipped />
      <Questions words={copy.questions} />
      <PageClosing words={copy.closing} language={language} isFlipped />
    </>
  )
}
