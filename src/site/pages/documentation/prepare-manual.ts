import type { Block, Inline, Topic } from '#content/copy/docs/topic.ts'

/**
 * The topics as a file holds them that is read without the site: what opens on demand stands open, under its title, and
 * a link to another page has a host, which `addressOf` knows.
 */
export function prepareManual(topics: readonly Topic[], addressOf: (path: string) => string): readonly Topic[] {
  const line = (text: readonly Inline[]) => text.map((part) => withHost(part, addressOf))

  function open(block: Block): readonly Block[] {
    switch (block.kind) {
      case 'paragraph':
      case 'note':
        return [{ ...block, text: line(block.text) }]
      case 'list':
        return [{ ...block, items: block.items.map(line) }]
      case 'table':
        return [{ ...block, rows: block.rows.map((cells) => cells.map(line)) }]
      case 'code':
        return [block]
      case 'more':
        return [{ kind: 'paragraph', text: [{ kind: 'strong', text: block.title }] }, ...block.blocks.flatMap(open)]
    }
  }

  return topics.map((topic) => ({
    ...topic,
    lead: line(topic.lead),
    subsections: topic.subsections.map((subsection) => ({ ...subsection, blocks: subsection.blocks.flatMap(open) })),
  }))
}

function withHost(part: Inline, addressOf: (path: string) => string): Inline {
  if (typeof part === 'string' || part.kind !== 'link' || part.href.startsWith('#')) return part
  return { ...part, href: addressOf(part.href) }
}
