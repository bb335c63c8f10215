import { documentation } from '#content/en/documentation.ts'
import { openApi } from '#content/en/docs/openapi.ts'

export type DocsFile = { readonly path: string; readonly text: string }

/** What the documentation offers beside its page: all topics in one Markdown file, and the OpenAPI file (DOCS-9). */
export function docsFiles(publicUrl: string): readonly DocsFile[] {
  return [
    { path: '/documentation.md', text: joinTopics(publicUrl) },
    { path: '/openapi.json', text: `${JSON.stringify(openApi, null, 2)}\n` },
  ]
}

/** Headings go down one level, anchors leave them, and links get a host, so that the file reads well anywhere. */
function joinTopics(publicUrl: string) {
  const page = new URL('/documentation', publicUrl).href
  const { opening, topics, api, description } = documentation
  const parts = topics.map(({ title, markdown }) =>
    `## ${title}\n\n${markdown.replaceAll(/^(##+ .+?)(?: \{#[a-z-]+\})?$/gm, '#$1')}`
      .replaceAll(/\]\(#/g, `](${page}#`)
      .replaceAll(/\]\(\//g, `](${new URL('/', publicUrl).href}`),
  )
  const reference = `## ${api.title}\n\n${api.lead} [${api.file}](${new URL('/openapi.json', publicUrl).href})`
  return [`# ${opening.headline.join(' ')}`, `> ${description}`, ...parts, reference, ''].join('\n\n')
}
