import { multiTenantArchitecture as en } from '#content/en/multi-tenant-architecture.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** How businesses are kept apart (FEAT-1, FEAT-2). */
export const multiTenantArchitecturePage = definePage({
  path: '/multi-tenant-architecture',
  copies: { en },
  Body: MultiTenantArchitecture,
})

function MultiTenantArchitecture({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} isRuled />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
