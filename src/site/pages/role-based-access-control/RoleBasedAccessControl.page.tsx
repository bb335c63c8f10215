import { roleBasedAccessControl as en } from '#content/en/role-based-access-control.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** The sample roles and what each may do (FEAT-3..7). */
export const roleBasedAccessControlPage = definePage({
  path: '/role-based-access-control',
  copies: { en },
  Body: RoleBasedAccessControl,
})

function RoleBasedAccessControl({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} ground="backoffice" isRuled />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
