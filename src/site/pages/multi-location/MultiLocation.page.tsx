import { multiLocation } from '#content/multi-location.ts'
import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { Day } from '#site/sections/Day/Day.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { Questions } from '#site/sections/Questions/Questions.tsx'
import { Related } from '#site/sections/Related/Related.tsx'
import { RuledGrid } from '#site/sections/RuledGrid/RuledGrid.tsx'
import { Scenes } from '#site/sections/Scenes/Scenes.tsx'
import { Themes } from '#site/sections/Themes/Themes.tsx'
import { BranchBoard } from './BranchBoard.tsx'
import { Comparison } from './Comparison.tsx'
import { PriceBook } from './PriceBook.tsx'
import { RightsGrid } from './RightsGrid.tsx'
import { Shops } from './Shops.tsx'
import { StockAcross } from './StockAcross.tsx'
import { TransferNote } from './TransferNote.tsx'

/** For a business with more than one branch (ENT-3). */
export const multiLocationPage = definePage({ path: '/multi-location', copies: multiLocation, Body: MultiLocation })

function MultiLocation({ copy, language }: PageProps<MultiLocationCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="backoffice" isRuled objects={<Shops />} />
      <Day words={copy.day} language={language} />
      <Scenes words={copy.scenes} isFlipped>
        <BranchBoard words={copy.scenes.board} language={language} />
        <StockAcross words={copy.scenes.stock} />
      </Scenes>
      <Themes
        words={copy.themes}
        module="backoffice"
        pictures={{
          transfers: <TransferNote words={copy.pictures.transfers} language={language} />,
          prices: <PriceBook words={copy.pictures.prices} language={language} />,
          rights: <RightsGrid words={copy.pictures.rights} />,
        }}
      />
      <Comparison words={copy.growth} isFlipped />
      <RuledGrid words={copy.capabilities} module="backoffice" />
      <Comparison words={copy.plans} isFlipped />
      <Questions words={copy.questions} />
      <Related label={copy.related.label} words={copy.related.links} />
      <PageClosing words={copy.closing} language={language} />
    </>
  )
}
