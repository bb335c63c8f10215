import { womenEmpowerment as en } from '#content/en/women-empowerment.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** An account of her own, and leave for parents (CSR-1, CSR-2). */
export const womenEmpowermentPage = definePage({ path: '/women-empowerment', copies: { en }, Body: WomenEmpowerment })

function WomenEmpowerment({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
