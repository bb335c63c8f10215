import { globSync, readFileSync } from 'node:fs'
import type { RegisteredClaim } from '#facts/register.ts'
import { paths } from '#facts/paths.ts'

/** Where words and pages are written, each file with what a reader calls it. English stands for every language. */
const sources = globSync(['src/content/{en,docs,documents,team}/**/*.{ts,md}', 'src/content/*.ts', 'src/site/**/*.tsx'])
  .filter((file) => !/\.test\.tsx?$|guard|counted-things/.test(file))
  .map((file) => ({ place: nameOf(file), text: readFileSync(file, 'utf8') }))

function nameOf(file: string): string {
  const [, name = ''] = /^src\/(?:content\/en|site\/pages)\/([a-z-]+)/.exec(file) ?? []
  const paper = /^src\/content\/en\/documents\/([a-z-]+)\.ts$/.exec(file)?.[1]
  if (paper) return `/documents/${paper}`
  if (name === 'docs' || file.startsWith('src/content/docs/')) return '/documentation'
  if (file.includes('assistant')) return 'the assistant'
  const path = name === 'landing' ? '/' : `/${name}`
  if (paths.some((known) => known === path)) return path
  return file.replace(/^src\//, '')
}

/** The pages and other places that state it: where the fact is read, and where its own words stand. */
export function placesOf({ id, claim }: Pick<RegisteredClaim, 'id' | 'claim'>): readonly string[] {
  const [group = '', name] = id.split('.')
  const own = name === undefined ? [] : [String.raw`\b${group}\.${name}\b`]
  const found = find([...own, ...(claim.words === undefined ? [] : [claim.words])])
  // Programs and milestones are taken whole, and holidays with the office that keeps them.
  const whole = group === 'holidays' ? 'offices' : group
  return found.length > 0 ? found : find([String.raw`import \{[^}]*\b${whole}\b[^}]*\} from '#facts/`])
}

function find(ways: readonly string[]): readonly string[] {
  if (ways.length === 0) return []
  const pattern = new RegExp(ways.join('|'))
  return [...new Set(sources.filter(({ text }) => pattern.test(text)).map(({ place }) => place))].toSorted()
}
