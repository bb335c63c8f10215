const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** How a file is called that holds another one packed. */
export const endings = { br: '.br', gzip: '.gz' } as const

/** Browsers send a handful of different headers; reading each once is enough. */
const known = new Map<string, readonly Encoding[]>()
const mostKnown = 200
/** What no browser sends is read no further. */
const longestRead = 200

/**
 * The encodings a caller takes, best first: by its `q`, and among equals the smallest body. A caller that rules out
 * everything gets the plain body all the same, which it can always read.
 */
export function readAcceptEncoding(sent: string | undefined): readonly Encoding[] {
  if (sent === undefined) return ['identity']
  const header = sent.slice(0, longestRead)
  const before = known.get(header)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const accepted = parse(header)
  known.set(header, accepted)
  return accepted
}

function parse(header: string): Encoding[] {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2)
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  const qualityOf = (encoding: Encoding) =>
    qualities.get(encoding) ?? qualities.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const accepted = encodings.filter((encoding) => qualityOf(encoding) > 0)
  return accepted.length > 0 ? accepted.toSorted((one, other) => qualityOf(other) - qualityOf(one)) : ['identity']
}
