/** A stretch of a line that looks one way. */
export type Part = { readonly text: string; readonly isStrong: boolean; readonly href: string | null }

/** One line of what somebody said. A line without parts parts two paragraphs. */
export type Line = {
  /** Before the line: `• `, `2. ` or nothing. */
  readonly marker: string
  readonly parts: readonly Part[]
}

/** Parts that look the same are one: what stands together is read together. */
function joinParts(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isSame = last?.isStrong === part.isStrong && last.href === part.href
    if (last && isSame) joined[joined.length - 1] = { ...last, text: last.text + part.text }
    else joined.push(part)
  }
  return joined
}

/** A line after `censor` has seen it whole: what it finds across two parts costs the line its links and bold words. */
export function censorLine({ marker, parts }: Line, censor: (text: string) => string): Line {
  const censored = parts.map((part) => ({ ...part, text: censor(part.text) }))
  const text = censored.map((part) => part.text).join('')
  const safe = censor(text)
  return { marker, parts: safe === text ? censored : [plain(safe)] }
}

type FindLink = (href: string) => string | null

const plain = (text: string): Part => ({ text, isStrong: false, href: null })

/** What the visitor typed, letter for letter: nothing in it is a link or a heading. */
export function readTypedLines(text: string): readonly Line[] {
  return splitLines(text).map((line) => ({ marker: '', parts: line === '' ? [] : [plain(line)] }))
}

/**
 * What the assistant said: the Markdown it writes (paragraphs, lists, headings, bold, links). Anything else, HTML
 * above all, stays the text it is. `findLink` says where a link leads, or null to leave only its words.
 */
export function readMarkdownLines(text: string, findLink: FindLink): readonly Line[] {
  return splitLines(text).map((line) => {
    const [, heading] = /^#{1,6}\s+(.*)$/.exec(line) ?? []
    if (heading !== undefined) return { marker: '', parts: readParts(heading, true, findLink) }
    const [, sign = '', item] = /^\s*([-*+]|\d{1,3}[.)])\s+(.*)$/.exec(line) ?? []
    if (item === undefined) return { marker: '', parts: readParts(line, false, findLink) }
    return { marker: /\d/.test(sign) ? `${sign} ` : '• ', parts: readParts(item, false, findLink) }
  })
}

/** No more than one empty line in a row, and none at either end. */
function splitLines(text: string): readonly string[] {
  return text
    .trim()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n\s*\n/g, '\n\n')
    .split('\n')
    .map((line) => line.trimEnd())
}

const pattern = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-${'`'}{-~])`,
    String.raw`!?\[(?<words>[^\]\n]{1,400})\]\(\s*<?(?<target>(?:[^\s()<>]|\([^\s()<>]{0,200}\)){1,1000})>?[^()\n]{0,100}\)`,
    String.raw`<?(?<bare>https?:\/\/[^\s<>()[\]"*]{1,1000}[^\s<>()[\]"*.,;:!?'’])>?`,
    String.raw`(?<![\w.+-])(?<mail>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5})`,
    '`(?<code>[^`\\n]{1,400})`',
    String.raw`\*\*(?<strong>[^\s*](?:[^\n]{0,398}?[^\s\\])?)\*\*`,
    String.raw`(?<![\p{L}\p{N}*_])[*_](?<emphasis>[^\s*_](?:[^*_\n]{0,398}[^\s*_\\])?)[*_](?![\p{L}\p{N}*_])`,
  ].join('|'),
  'gu',
)

function readParts(text: string, isStrong: boolean, findLink: FindLink): readonly Part[] {
  const parts: Part[] = []
  let read = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > read) parts.push({ ...plain(text.slice(read, match.index)), isStrong })
    read = match.index + match[0].length
    parts.push(...readMatch(match.groups ?? {}, isStrong, findLink))
  }
  if (read < text.length) parts.push({ ...plain(text.slice(read)), isStrong })
  return joinParts(parts)
}

type Groups = Readonly<Record<string, string | undefined>>

function readMatch(
  { escaped, words, target, bare, mail, code, strong, emphasis }: Groups,
  isStrong: boolean,
  findLink: FindLink,
): readonly Part[] {
  if (words !== undefined && target !== undefined) {
    const href = findLink(target)
    return readParts(words, isStrong, () => null).map((part) => ({ ...part, href }))
  }
  if (bare !== undefined) return [{ text: bare, isStrong, href: findLink(bare) }]
  if (mail !== undefined) return [{ text: mail, isStrong, href: findLink(`mailto:${mail}`) }]
  if (strong !== undefined) return readParts(strong, true, findLink)
  if (emphasis !== undefined) return readParts(emphasis, isStrong, findLink)
  return [{ ...plain(escaped ?? code ?? ''), isStrong }]
}
