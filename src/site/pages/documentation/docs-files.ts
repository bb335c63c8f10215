import { documentation } from '#content/documentation.ts'
import { openApi } from '#content/docs/openapi.ts'
import { addressOf, type Language } from '#content/languages.ts'
import { urlOf } from '#site/url-of.ts'

type DocsFile = { readonly path: string; readonly text: string }

/** What the documentation offers beside its page: all topics in one Markdown file, and the OpenAPI file (DOCS-9). */
export function docsFiles(language: Language): readonly DocsFile[] {
  return [
    { path: addressOf('/documentation.md', language), text: joinTopics(language) },
    { path: addressOf('/openapi.json', language), text: `${JSON.stringify(openApi[language], null, 2)}\n` },
  ]
}

/** Headings go down one level, anchors leave them, and links get a host, so that the file reads well anywhere. */
function joinTopics(language: Language) {
  const page = urlOf('/documentation', language)
  const { opening, topics, api, description } = documentation[language]
  const parts = topics.map(({ title, markdown }) =>
    `## ${title}\n\n${markdown.replaceAll(/^(##+ .+?)(?: \{#[a-z-]+\})?$/gm, '#$1')}`
      .replaceAll(/\]\(#/g, `](${page}#`)
      .replaceAll(/\]\((\/[^)]*)/g, (_, path: string) => `](${urlOf(path, language)}`),
  )
  const reference = `## ${api.title}\n\n${api.lead} [${api.file}](${urlOf('/openapi.json', language)})`
  return [`# ${opening.headline.join(' ')}`, `> ${description}`, ...parts, reference, ''].join('\n\n')
}
