import { environmentFriendly } from '#content/environment-friendly.ts'
import type { EnvironmentFriendlyCopy } from '#content/copy/environment-friendly.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { RuledTable } from '#site/sections/RuledTable/RuledTable.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { Losses } from './Losses.tsx'
import { ReceiptKinds } from './ReceiptKinds.tsx'
import { Trees } from './Trees.tsx'

/** What the suite helps to waste less of, and what its makers do themselves (CSR-1). */
export const environmentFriendlyPage = definePage({
  path: '/environment-friendly',
  copies: environmentFriendly,
  Body: EnvironmentFriendly,
})

function EnvironmentFriendly({ copy, language }: PageProps<EnvironmentFriendlyCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} isRuled objects={<Trees />} />
      <RuledList words={copy.product} id="where-it-helps" />
      <Scenes words={copy.scenes} isFlipped>
        <Losses words={copy.scenes.losses} language={language} />
        <ReceiptKinds words={copy.scenes.receipts} />
      </Scenes>
      <RuledTable words={copy.devices} id="hardware" rows={copy.devices.rows} />
      <RuledGrid words={copy.offices} ground="sunk" isFlipped />
      <Questions words={copy.questions} />
      <PageClosing words={copy.closing} language={language} isFlipped />
    </>
  )
}
