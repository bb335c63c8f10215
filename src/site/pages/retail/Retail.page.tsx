import { retail as en } from '#content/en/retail.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'
import { Goods } from './Goods.tsx'

/** For shops: the shelf, the till and those who come back. */
export const retailPage = definePage({ path: '/retail', copies: { en }, Body: Retail })

function Retail({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="retail" isRuled objects={<Goods />} />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
