import { enterpriseSolutions as en } from '#content/en/enterprise-solutions.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** For chains, healthcare and large corporations (ENT-1, ENT-2). */
export const enterpriseSolutionsPage = definePage({
  path: '/enterprise-solutions',
  copies: { en },
  Body: EnterpriseSolutions,
})

function EnterpriseSolutions({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
