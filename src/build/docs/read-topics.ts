import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import {
  topicIds,
  type Block,
  type Inline,
  type Subsection,
  type Topic,
  type TopicId,
} from '#content/copy/docs/topic.ts'

const subsectionsOfTopic = 4
const heading = /^(?<title>.+?)(?: \{#(?<anchor>[a-z-]+)\})?$/

type TopicsSource = {
  /** Where the nine Markdown files lie, from the working directory. */
  readonly folder: string
  readonly facts: Readonly<Record<string, string>>
  readonly icons: readonly string[]
}

/** Stops the reading at the line on which these words first stand. */
type Refuse = (words: string, problem: string) => never

/**
 * All topics in their order (DOCS-2). Throws, with file and line, for whatever a reader would stumble over. Where links
 * lead, and whether an anchor stands twice, is seen when the page is written (`check-pages.ts`).
 */
export function readTopics({ folder, facts, icons }: TopicsSource): readonly Topic[] {
  return topicIds.map((id) => {
    const file = join(folder, `${id}.md`)
    let source = readFileSync(file, 'utf8')
    const refuse: Refuse = (words, problem) => {
      const [first = ''] = words.trim().split('\n')
      const line = source.slice(0, source.indexOf(first)).split('\n').length
      throw new Error(`${file}:${line}: ${problem}`)
    }
    source = source.replaceAll(/\{\{(.*?)\}\}/g, (words, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name] ?? '') : refuse(words, `There is no fact '${name}'.`),
    )
    return readTopic(id, readHead(source, icons, refuse), refuse)
  })
}

/** The lines between `---` and `---` at the top of a topic, and the text below them. */
function readHead(source: string, icons: readonly string[], refuse: Refuse) {
  const found = /^---\ntitle: *(.+)\nicon: *(.+)\n---\n/.exec(source)
  if (!found) return refuse('', "A topic begins with '---', 'title: …', 'icon: …' and '---'.")
  const [head, title = '', icon = ''] = found
  if (!icons.includes(icon)) refuse(`icon: ${icon}`, `No icon '${icon}'.`)
  return { title, icon, body: source.slice(head.length) }
}

/**
 * Reads one topic: a paragraph that leads in, and exactly four subsections `## Title {#anchor}` (DOCS-3). `### Title`
 * within one opens on demand; `{#anchor}` after it is for what leads there.
 */
function readTopic(id: TopicId, { title, icon, body }: ReturnType<typeof readHead>, refuse: Refuse): Topic {
  const { readBlock, readInlines } = createBlockReader(refuse)
  const [lead, ...rest] = (Lexer.lex(body) as MarkedToken[]).filter(({ type }) => type !== 'space')
  if (lead?.type !== 'paragraph') return refuse(lead?.raw ?? '', 'A topic begins with one paragraph.')

  const subsections: (Subsection & { readonly blocks: Block[] })[] = []
  let blocks: Block[] | null = null
  for (const token of rest) {
    if (token.type !== 'heading' || ![2, 3].includes(token.depth)) {
      const open = blocks ?? refuse(token.raw, 'Only one paragraph may stand before the first subsection.')
      open.push(readBlock(token))
      continue
    }
    const { title: name = '', anchor } = heading.exec(token.text)?.groups ?? {}
    const own = anchor && `${id}-${anchor}`
    blocks = []
    if (token.depth === 3) {
      const around = subsections.at(-1) ?? refuse(token.raw, 'This stands before the first subsection.')
      around.blocks.push({ kind: 'more', ...(own && { id: own }), title: name, blocks })
    } else if (own) subsections.push({ id: own, title: name, blocks })
    else return refuse(token.raw, `A subsection is headed '## Title {#anchor}', not '${token.text}'.`)
  }

  const { title: last = '' } = subsections.at(-1) ?? {}
  if (subsections.length !== subsectionsOfTopic)
    return refuse(last, `A topic has ${subsectionsOfTopic} subsections, not ${subsections.length}.`)
  const isWritten = subsections.some((one) => one.blocks.length > 0)
  const empty = subsections.find((one) => one.blocks.length === 0)
  if (isWritten && empty)
    return refuse(`## ${empty.title}`, `'${empty.title}' is empty; write all four subsections, or none.`)
  return { id, title, icon, lead: readInlines(lead.tokens), isWritten, subsections, markdown: body.trim() }
}

/** Turns what marked has read into the blocks a topic may hold. */
function createBlockReader(refuse: Refuse) {
  function readInlines(tokens: readonly Token[] = []): readonly Inline[] {
    return tokens.flatMap((token) => readInline(token as MarkedToken))
  }

  function readInline(token: MarkedToken): Inline | readonly Inline[] {
    // The paragraph of a note and the text of a list's item hold the line itself.
    if ((token.type === 'paragraph' || token.type === 'text') && token.tokens) return readInlines(token.tokens)
    if (token.type === 'text' || token.type === 'escape') return token.text.replaceAll('\n', ' ')
    if (token.type === 'strong') return { kind: 'strong', text: token.text }
    if (token.type === 'codespan') return { kind: 'code', text: token.text }
    if (token.type === 'link' && /^[/#]/.test(token.href)) return { kind: 'link', text: token.text, href: token.href }
    const problem = `A line may hold text, **strong**, \`code\` and links within the site, not '${token.raw}'.`
    return refuse(token.raw, problem)
  }

  function readLine({ raw, tokens }: Tokens.Blockquote | Tokens.ListItem) {
    if (tokens.length > 1) refuse(raw, 'A note and an item of a list are one paragraph each.')
    return readInlines(tokens)
  }

  function readBlock(token: MarkedToken): Block {
    if (token.type === 'paragraph') return { kind: 'paragraph', text: readInlines(token.tokens) }
    if (token.type === 'blockquote') return { kind: 'note', text: readLine(token) }
    if (token.type === 'list') return { kind: 'list', isOrdered: token.ordered, items: token.items.map(readLine) }
    if (token.type === 'table') {
      const rows = token.rows.map((row) => row.map(({ tokens }) => readInlines(tokens)))
      return { kind: 'table', columns: token.header.map(({ text }) => text), rows }
    }
    if (token.type === 'code') {
      const title = /^\S+ (.+)/.exec(token.lang ?? '')?.[1]
      if (!title) return refuse(token.raw, 'A code block needs a language and a title: ```bash List products')
      return { kind: 'code', title, text: token.text }
    }
    return refuse(token.raw, `A topic has no place for '${token.raw.trim().slice(0, 40)}'.`)
  }

  return { readBlock, readInlines }
}
