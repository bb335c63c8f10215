import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The vocabulary of schema.org as its type package holds it: which kind has which properties, and what each may be. */
const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
)

type Kind = { readonly parents: readonly string[]; readonly properties: ReadonlyMap<string, string> }
const bases = new Map<string, Kind>()
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+)\{\n([^]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"([\w@]+)"\??: (.+);$/gm)].map(
    ([, key = '', value = '']) => [key, value] as const,
  )
  bases.set(name, { parents: parents.split(',').map((parent) => parent.trim()), properties: new Map(properties) })
}

/** The words an enumeration knows, such as the days of a week, as literals of its type. */
const enumerations = new Map(
  [...source.matchAll(/^export type (\w+) = (".+);$/gm)].map(([, name = '', words = '']) => [name, words]),
)

function find(base: string, property: string): string | undefined {
  const kind = bases.get(base)
  if (!kind) return undefined
  const own = kind.properties.get(property)
  if (own !== undefined) return own
  for (const parent of kind.parents) {
    const inherited = find(parent, property)
    if (inherited !== undefined) return inherited
  }
  return undefined
}

const ancestorsOf = (base: string): readonly string[] => [
  base,
  ...(bases.get(base)?.parents ?? []).flatMap((parent) => ancestorsOf(parent)),
]

/** What is wrong with a thing, by the vocabulary; each with its place. */
export function findMistakes(thing: unknown, place = '$'): readonly string[] {
  if (Array.isArray(thing)) return thing.flatMap((item, index) => findMistakes(item, `${place}[${index}]`))
  if (typeof thing !== 'object' || thing === null) return []
  const { '@type': type, '@context': _, '@graph': graph, ...properties } = thing as Record<string, unknown>
  if (graph) return findMistakes(graph, `${place}.graph`)
  if (typeof type !== 'string' || !bases.has(`${type}Leaf`)) return [`${place}: no such type ${String(type)}`]
  return Object.entries(properties).flatMap(([name, value]) => {
    const expected = find(`${type}Leaf`, name)
    if (expected === undefined) return [`${place}: ${type} has no ${name}`]
    return [...checkValue(value, expected, `${place}.${name}`), ...findMistakes(value, `${place}.${name}`)]
  })
}

function checkValue(value: unknown, expected: string, place: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => checkValue(item, expected, place))
  const allowed = new Set(expected.match(/\w+/g))
  if (typeof value === 'object' && value !== null) {
    const { '@type': type } = value as Record<string, unknown>
    const isAllowed = ancestorsOf(`${String(type)}Leaf`).some((name) => allowed.has(name.replace(/(Base|Leaf)$/, '')))
    return isAllowed ? [] : [`${place}: ${String(type)} is not one of ${expected}`]
  }
  const takes = typeof value === 'number' ? ['Number', 'Integer', 'Float'] : ['Text', 'URL', 'Date', 'DateTime', 'Time']
  // A thing may be named by its address alone.
  const isReference = typeof value === 'string' && /^https?:/.test(value) && allowed.has('IdReference')
  const isListed =
    typeof value === 'string' && [...allowed].some((name) => enumerations.get(name)?.includes(`"${value}"`))
  return isReference || isListed || takes.some((name) => allowed.has(name))
    ? []
    : [`${place}: ${String(value)} is not one of ${expected}`]
}
