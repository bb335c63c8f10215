import { Lexer, type MarkedToken } from 'marked'
import type { Block, Subsection, Topic, TopicId } from '#content/copy/docs/topic.ts'
import { MarkdownProblem, type Refuse } from './markdown-problem.ts'
import { createBlockReader, type LinkInText } from './read-blocks.ts'
import { readHead } from './read-head.ts'

const subsectionsOfTopic = 4
const subsectionHeading = /^(?<title>.+?) \{#(?<anchor>[a-z-]+)\}$/
/** Only where something leads to it. */
const moreHeading = /^(?<title>.+?)(?: \{#(?<anchor>[a-z-]+)\})?$/

type TopicSource = {
  readonly id: TopicId
  /** As it is named in problems. */
  readonly file: string
  readonly source: string
  readonly facts: Readonly<Record<string, string>>
  readonly icons: readonly string[]
}

/**
 * Reads one topic: a head with `title` and `icon`, a paragraph that leads in, and exactly four subsections
 * `## Title {#anchor}` (DOCS-3). `### Title` within one opens on demand; `{#anchor}` after it is for what leads there. Throws a MarkdownProblem with file and line.
 */
export function readTopic({ id, file, source, facts, icons }: TopicSource): {
  readonly topic: Topic
  readonly links: readonly LinkInText[]
} {
  const refuse: Refuse = (line, problem) => {
    throw new MarkdownProblem(file, line, problem)
  }
  const { title, icon, body, bodyLine } = readHead(fillFacts(source, facts, refuse), icons, refuse)
  const { readBlock, readInlines, links } = createBlockReader(refuse)
  const [lead, ...rest] = placeTokens(body, bodyLine)
  if (lead?.token.type !== 'paragraph') return refuse(lead?.line ?? bodyLine, 'A topic begins with one paragraph.')

  const subsections: (Subsection & { readonly line: number; readonly blocks: Block[] })[] = []
  let blocks: Block[] | null = null
  for (const { token, line } of rest) {
    if (token.type === 'heading' && token.depth === 2) {
      const heading = subsectionHeading.exec(token.text)?.groups
      if (!heading) return refuse(line, `A subsection is headed '## Title {#anchor}', not '${token.text}'.`)
      blocks = []
      subsections.push({ id: `${id}-${heading['anchor']}`, title: heading['title'] ?? '', blocks, line })
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

  const last = subsections.at(-1)
  if (subsections.length !== subsectionsOfTopic) {
    return refuse(last?.line ?? bodyLine, `A topic has ${subsectionsOfTopic} subsections, not ${subsections.length}.`)
  }
  const twice = subsections.find((one, index) => subsections.findIndex((other) => other.id === one.id) !== index)
  if (twice) return refuse(twice.line, `The anchor '${twice.id}' stands twice.`)
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
  const placed: { readonly token: MarkedToken; readonly line: number }[] = []
  for (const token of Lexer.lex(body) as MarkedToken[]) {
    if (token.type !== 'space') placed.push({ token, line })
    line += token.raw.split('\n').length - 1
  }
  return placed
}

/** `{{name}}` becomes what the facts say; a name they do not know is a problem. */
function fillFacts(source: string, facts: Readonly<Record<string, string>>, refuse: Refuse) {
  return source
    .split('\n')
    .map((text, index) =>
      text.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) =>
        Object.hasOwn(facts, name) ? (facts[name] ?? '') : refuse(index + 1, `There is no fact '${name}'.`),
      ),
    )
    .join('\n')
}
