import { environmentFriendly as en } from '#content/en/environment-friendly.ts'
import type { OpenedPageCopy } from '#content/page-words.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { PageOpening } from '#site/sections/PageOpening/PageOpening.tsx'
import { RuledList } from '#site/sections/PageOpening/RuledList.tsx'

/** What the suite helps to waste less of (CSR-1). */
export const environmentFriendlyPage = definePage({
  path: '/environment-friendly',
  copies: { en },
  Body: EnvironmentFriendly,
})

function EnvironmentFriendly({ copy }: PageProps<OpenedPageCopy>) {
  return (
    <>
      <PageOpening words={copy.opening} />
      <RuledList words={copy.list} />
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
