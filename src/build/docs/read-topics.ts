import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Lexer, type MarkedToken, type Token } from 'marked'
import {
  topicIds,
  type Block,
  type Inline,
  type Subsection,
  type Topic,
  type TopicId,
} from '#content/copy/docs/topic.ts'

const subsectionsOfTopic = 4
const subsectionHeading = /^(?<title>.+?) \{#(?<anchor>[a-z-]+)\}$/
/** Only where something leads to it. */
const moreHeading = /^(?<title>.+?)(?: \{#(?<anchor>[a-z-]+)\})?$/

type TopicsSource = {
  /** Where the nine Markdown files lie, from the working directory. */
  readonly folder: string
  readonly facts: Readonly<Record<string, string>>
  readonly icons: readonly string[]
  /** Addresses of the site that a topic may link to, beside the anchors of all topics. */
  readonly addresses: readonly string[]
}

/** Stops the reading at a line of the file. */
type Refuse = (line: number, problem: string) => never

/** All topics in their order (DOCS-2). Throws, with file and line, for whatever a reader would stumble over. */
export function readTopics({ folder, facts, icons, addresses }: TopicsSource): readonly Topic[] {
  const readings = topicIds.map((id) => {
    const file = join(folder, `${id}.md`)
    const refuse: Refuse = (line, problem) => {
      throw new Error(`${file}:${line}: ${problem}`)
    }
    const source = fillFacts(readFileSync(file, 'utf8'), facts, refuse)
    return { refuse, ...readTopic(id, readHead(source, icons, refuse), refuse) }
  })
  const anchors = readings.flatMap(({ topic: { id, isWritten, subsections } }) =>
    [id, ...subsections.map((subsection) => subsection.id)].map((anchor) => [`#${anchor}`, isWritten] as const),
  )
  const targets = new Map([...addresses.map((address) => [address, true] as const), ...anchors])
  for (const { links, refuse } of readings) {
    for (const { href, line } of links) {
      if (!targets.has(href)) refuse(line, `The link to '${href}' leads nowhere.`)
      if (!targets.get(href)) refuse(line, `What '${href}' names is not written yet.`)
    }
  }
  return readings.map(({ topic }) => topic)
}

/** `{{name}}` becomes what the facts say; a name they do not know is a problem. */
function fillFacts(source: string, facts: TopicsSource['facts'], refuse: Refuse) {
  const fillLine = (text: string, index: number) =>
    text.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name] ?? '') : refuse(index + 1, `There is no fact '${name}'.`),
    )
  return source.split('\n').map(fillLine).join('\n')
}

/** The two lines between `---` and `---` at the top of a topic, and the text below them. */
function readHead(source: string, icons: readonly string[], refuse: Refuse) {
  const found = /^---\n(\w+): *(.*)\n(\w+): *(.*)\n---\n/.exec(source)
  if (!found) return refuse(1, "A topic begins with '---', its title and icon, and '---'.")
  const [head, first, title = '', second, icon = ''] = found
  if (first !== 'title' || title === '') refuse(2, 'The topic has no title.')
  if (second !== 'icon') refuse(3, `A topic has a title and an icon, no '${second}'.`)
  if (!icons.includes(icon)) refuse(3, `No icon '${icon}'.`)
  return { title, icon, body: source.slice(head.length), bodyLine: 5 }
}

/**
 * Reads one topic: a paragraph that leads in, and exactly four subsections `## Title {#anchor}` (DOCS-3). `### Title`
 * within one opens on demand; `{#anchor}` after it is for what leads there.
 */
function readTopic(id: TopicId, { title, icon, body, bodyLine }: ReturnType<typeof readHead>, refuse: Refuse) {
  const { readBlock, readInlines, links } = createBlockReader(refuse)
  const [lead, ...rest] = placeTokens(body, bodyLine)
  if (lead?.token.type !== 'paragraph') return refuse(lead?.line ?? bodyLine, 'A topic begins with one paragraph.')

  const subsections: (Subsection & { readonly line: number; readonly blocks: Block[] })[] = []
  let blocks: Block[] | null = null
  for (const { token, line } of rest) {
    if (token.type === 'heading' && token.depth === 2) {
      const heading = subsectionHeading.exec(token.text)?.groups
      if (!heading) return refuse(line, `A subsection is headed '## Title {#anchor}', not '${token.text}'.`)
      const anchor = `${id}-${heading['anchor']}`
      if (subsections.some((other) => other.id === anchor)) refuse(line, `The anchor '${anchor}' stands twice.`)
      blocks = []
      subsections.push({ id: anchor, title: heading['title'] ?? '', blocks, line })
    } else if (token.type === 'heading' && token.depth === 3) {
      blocks = []
      const { title: name = '', anchor } = moreHeading.exec(token.text)?.groups ?? {}
      const more: Block = { kind: 'more', ...(anchor && { id: `${id}-${anchor}` }), title: name, blocks }
      ;(subsections.at(-1) ?? refuse(line, 'This stands before the first subsection.')).blocks.push(more)
    } else {
      ;(blocks ?? refuse(line, 'Only one paragraph may stand before the first subsection.')).push(
        readBlock(token, line),
      )
    }
  }

  if (subsections.length !== subsectionsOfTopic) {
    const line = subsections.at(-1)?.line ?? bodyLine
    return refuse(line, `A topic has ${subsectionsOfTopic} subsections, not ${subsections.length}.`)
  }
  const isWritten = subsections.some((one) => one.blocks.length > 0)
  const empty = subsections.find((one) => one.blocks.length === 0)
  if (isWritten && empty) return refuse(empty.line, `'${empty.title}' is empty; write all four subsections, or none.`)

  const topic: Topic = {
    id,
    title,
    icon,
    lead: readInlines(lead.token.tokens, lead.line),
    isWritten,
    subsections: subsections.map(({ line: _, ...subsection }) => subsection),
    markdown: body.trim(),
  }
  return { topic, links }
}

/** What marked has read, each with the line on which it begins. */
function placeTokens(body: string, firstLine: number) {
  let line = firstLine
  return (Lexer.lex(body) as MarkedToken[]).flatMap((token) => {
    const placed = { token, line }
    line += token.raw.split('\n').length - 1
    return token.type === 'space' ? [] : [placed]
  })
}

type LinkInText = { readonly href: string; readonly line: number }

/** Turns what marked has read into the blocks a topic may hold, and notes every link. Line numbers are the file's. */
function createBlockReader(refuse: Refuse) {
  const links: LinkInText[] = []

  function readInlines(tokens: readonly Token[] | undefined, line: number): readonly Inline[] {
    return (tokens ?? []).map((token) => readInline(token as MarkedToken, line))
  }

  function readInline(token: MarkedToken, line: number): Inline {
    if (token.type === 'text' || token.type === 'escape') return token.text.replaceAll('\n', ' ')
    if (token.type === 'strong') return { kind: 'strong', text: token.text }
    if (token.type === 'codespan') return { kind: 'code', text: token.text }
    if (token.type !== 'link') {
      return refuse(line, `A topic may hold text, **strong**, \`code\` and links, not '${token.raw}'.`)
    }
    links.push({ href: token.href, line })
    return { kind: 'link', text: token.text, href: token.href }
  }

  /** The text of what holds nothing beside it. */
  function readOnly(type: string, [text, ...others]: readonly Token[], line: number, problem: string) {
    if (text?.type !== type || others.length > 0) return refuse(line, problem)
    return readInlines((text as { readonly tokens?: Token[] }).tokens, line)
  }

  function readBlock(token: MarkedToken, line: number): Block {
    if (token.type === 'paragraph') return { kind: 'paragraph', text: readInlines(token.tokens, line) }
    if (token.type === 'blockquote') {
      return { kind: 'note', text: readOnly('paragraph', token.tokens, line, 'A note is one paragraph.') }
    }
    if (token.type === 'list') {
      const items = token.items.map(({ tokens }, index) =>
        readOnly('text', tokens, line + index, 'A list item is one run of text.'),
      )
      return { kind: 'list', isOrdered: token.ordered, items }
    }
    if (token.type === 'table') {
      // The head and the line below it come first.
      const rows = token.rows.map((row, index) => row.map(({ tokens }) => readInlines(tokens, line + 2 + index)))
      return { kind: 'table', columns: token.header.map(({ text }) => text), rows }
    }
    if (token.type === 'code') {
      const [language = '', ...title] = (token.lang ?? '').split(' ')
      if (title.length === 0) refuse(line, 'A code block needs a language and a title: ```bash List products')
      return { kind: 'code', language, title: title.join(' '), text: token.text }
    }
    return refuse(line, `A topic has no place for '${token.raw.trim().slice(0, 40)}'.`)
  }

  return { readBlock, readInlines, links }
}
