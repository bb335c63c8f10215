import type { DocumentationCopy } from '#content/copy/documentation.ts'
import { searchWords } from '#content/docs/search-words.ts'
import type { Language } from '#content/languages.ts'
import type { Block, Inline } from '#content/copy/docs/topic.ts'
import type { DocsSearchEntry } from '#islands/DocsSearch/find.ts'
import { apiReferencePath, listOperations } from './api-operations.ts'

/** What the search box can find: each topic, each written subsection, and each call of the API. */
export function listSearchEntries({ topics, api }: DocumentationCopy, language: Language): readonly DocsSearchEntry[] {
  const also = searchWords[language]
  const entries = topics.flatMap((topic) => [
    { href: `#${topic.id}`, topic: topic.title, title: topic.title, text: textOfLine(topic.lead) },
    ...topic.subsections.map(({ id, title, blocks }) => ({
      href: `#${id}`,
      topic: topic.title,
      title,
      text: blocks.map(textOfBlock).join(' '),
      ...(also[id] !== undefined && { also: also[id] }),
    })),
  ])
  const calls = listOperations(api.document).map(({ id, method, path, operation }) => ({
    href: `${apiReferencePath}#${id}`,
    topic: api.title,
    title: `${method} ${path}`,
    text: [operation.summary, operation.description].filter((text) => text !== undefined).join('. '),
  }))
  return [...entries, ...calls]
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return textOfLine(block.text)
    case 'list':
      return block.items.map(textOfLine).join(' ')
    case 'table':
      return block.rows.map((cells) => cells.map(textOfLine).join(' · ')).join('. ')
    case 'code':
      return `${block.title} ${block.text}`
    case 'more':
      return [block.title, ...block.blocks.map(textOfBlock)].join('. ')
  }
}

function textOfLine(line: readonly Inline[]) {
  return line.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
