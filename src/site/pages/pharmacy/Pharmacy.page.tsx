import { pharmacy as en } from '#content/en/pharmacy.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Shelves } from './Shelves.tsx'

/** For pharmacies: batches, dates and the counter. */
export const pharmacyPage = definePage({ path: '/pharmacy', copies: { en }, Body: Pharmacy })

function Pharmacy({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="pharmacy" isRuled objects={<Shelves />} />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
