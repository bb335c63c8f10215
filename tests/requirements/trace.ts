import { globSync, readFileSync } from 'node:fs'
import { openReasons } from './open-reasons.ts'

/** One numbered statement of docs/specification.md. */
export type Requirement = { readonly id: string; readonly group: string; readonly text: string }
/** A test and the requirements its title names in square brackets: `[FORM-12] says when the sum is wrong`. */
export type Proof = { readonly file: string; readonly title: string; readonly ids: readonly string[] }

/** Groups that list gaps and contradictions of the specification, not behaviour: a title may name them, none needs proof. */
const notBehaviour = new Set(['OPEN', 'CONFLICT'])

function readStatements(specification: string): readonly Requirement[] {
  const found = specification.matchAll(/^- ([A-Z]+)-(\d+) (.+)$/gm)
  return [...found].map(([, group = '', number = '', text = '']) => ({ id: `${group}-${number}`, group, text }))
}

export function readRequirements(specification: string): readonly Requirement[] {
  return readStatements(specification).filter(({ group }) => !notBehaviour.has(group))
}

export function readProofs(file: string, source: string): readonly Proof[] {
  // A title stands first in the call, or first after the table of `each`.
  const titles = [...source.matchAll(/(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs)]
  return titles.flatMap(([, , title = '']) => {
    const ids = [...title.matchAll(/\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g)].flatMap(([, list = '']) => list.split(/, ?/))
    return ids.length > 0 ? [{ file, title, ids }] : []
  })
}

/** Reads the specification and every test of the project and says which statement is proved by which test. */
export function traceRequirements() {
  const specification = readFileSync('docs/specification.md', 'utf8')
  const requirements = readRequirements(specification)
  const files = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tests/**/*.spec.ts']).toSorted()
  const proofs = files.flatMap((file) => readProofs(file, readFileSync(file, 'utf8')))
  const known = new Set(readStatements(specification).map(({ id }) => id))
  const unknown = proofs.flatMap(({ file, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`))
  return { requirements, proofs, unknown, files }
}

/** The page docs/requirements.md. */
export function renderTrace({ requirements, proofs }: ReturnType<typeof traceRequirements>) {
  const proofsOf = (id: string) => proofs.filter(({ ids }) => ids.includes(id))
  const proved = requirements.filter(({ id }) => proofsOf(id).length > 0)
  const lines = [
    '# Requirements and their proofs',
    '',
    'Made by `npm run requirements` from docs/specification.md and the titles of the tests. Do not edit.',
    '',
    `Proved: ${proved.length} of ${requirements.length}.`,
  ]
  for (const group of new Set(requirements.map((requirement) => requirement.group))) {
    lines.push('', `## ${group}`, '', '| Number | Statement | Proved by |', '|---|---|---|')
    for (const { id, text } of requirements.filter((requirement) => requirement.group === group)) {
      const names = proofsOf(id).map(({ file, title }) => `${file}: ${title.replaceAll('|', '\\|')}`)
      lines.push(
        `| ${id} | ${text.replaceAll('|', '\\|')} | ${names.join('<br>') || `not yet: ${reasonFor(id, group)}`} |`,
      )
    }
  }
  return `${lines.join('\n')}\n`
}

function reasonFor(id: string, group: string) {
  return openReasons[id] ?? openReasons[group] ?? 'no reason given'
}
