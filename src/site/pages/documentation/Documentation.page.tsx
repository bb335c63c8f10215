import { documentation } from '#content/documentation.ts'
import type { DocumentationCopy } from '#content/copy/documentation.ts'
import { definePage, type PageProps } from '#site/page.tsx'
import { DocsClosing } from './DocsClosing.tsx'
import { DocsFrame } from './DocsFrame.tsx'
import { DocsOpening } from './DocsOpening.tsx'
import { DocsSidebar } from './DocsSidebar.tsx'
import { Topics } from './Topics.tsx'

/** The documentation centre: nine topics, each with an address of its own (DOCS-1..18). */
export const documentationPage = definePage({ path: '/documentation', copies: documentation, Body: Documentation })

function Documentation({ copy, language }: PageProps<DocumentationCopy>) {
  return (
    <DocsFrame sidebar={<DocsSidebar copy={copy} language={language} />} behaviour="docs-sidebar" code={copy.code}>
      <DocsOpening words={copy.opening} />
      <Topics copy={copy} />
      <DocsClosing words={copy.closing} />
    </DocsFrame>
  )
}
