import { documentation as en, type DocumentationCopy } from '#content/en/documentation.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { DocsClosing } from './DocsClosing.tsx'
import { DocsFrame } from './DocsFrame.tsx'
import { DocsOpening } from './DocsOpening.tsx'
import { DocsSidebar } from './DocsSidebar.tsx'
import { Topics } from './Topics.tsx'

/** The documentation centre: nine topics, each with an address of its own (DOCS-1..18). */
export const documentationPage = definePage({ path: '/documentation', copies: { en }, Body: Documentation })

function Documentation({ copy }: PageProps<DocumentationCopy>) {
  return (
    <DocsFrame sidebar={<DocsSidebar copy={copy} />} behaviour="docs-sidebar" code={copy.code}>
      <DocsOpening words={copy.opening} />
      <Topics copy={copy} />
      <DocsClosing words={copy.closing} />
    </DocsFrame>
  )
}
