import { womenEmpowerment } from '#content/women-empowerment.ts'
import type { WomenEmpowermentCopy } from '#content/copy/women-empowerment.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { AccessList } from './AccessList.tsx'
import { Kiosks } from './Kiosks.tsx'
import { LenderYear } from './LenderYear.tsx'

/** An account of her own, figures a bank can read, and leave for parents (CSR-1, CSR-2). */
export const womenEmpowermentPage = definePage({
  path: '/women-empowerment',
  copies: womenEmpowerment,
  Body: WomenEmpowerment,
})

function WomenEmpowerment({ copy, language }: PageProps<WomenEmpowermentCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} isRuled objects={<Kiosks />} />
      <RuledList words={copy.owners} id="owners" />
      <Scenes words={copy.scenes} isFlipped>
        <LenderYear words={copy.scenes.year} language={language} />
        <AccessList words={copy.scenes.access} />
      </Scenes>
      <RuledGrid words={copy.house} ground="sunk" />
      <Questions words={copy.questions} isFlipped />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
