import { enterpriseGrade as en } from '#content/en/enterprise-grade.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** Security, performance, support and SLAs (ENT-4..10). */
export const enterpriseGradePage = definePage({ path: '/enterprise-grade', copies: { en }, Body: EnterpriseGrade })

function EnterpriseGrade({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
