import { documentation as en, type DocumentationCopy } from '#content/en/documentation.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { PageClosing } from '#site/sections/PageOpening/PageClosing.tsx'
import { ApiReference } from './ApiReference.tsx'
import { DocsFrame } from './DocsFrame.tsx'
import { DocsOpening } from './DocsOpening.tsx'
import { DocsSidebar } from './DocsSidebar.tsx'
import { Topics } from './Topics.tsx'

/** The documentation centre: nine topics and the reference of the API, one address each (DOCS-1..18). */
export const documentationPage = definePage({ path: '/documentation', copies: { en }, Body: Documentation })

function Documentation({ copy }: PageProps<DocumentationCopy>) {
  return (
    <>
      <DocsFrame sidebar={<DocsSidebar copy={copy} />} code={copy.code}>
        <DocsOpening words={copy.opening} />
        <Topics copy={copy} />
        <ApiReference words={copy.api} code={copy.code} />
      </DocsFrame>
      <PageClosing words={copy.closing} isFlipped />
    </>
  )
}
