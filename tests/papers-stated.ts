import { createHash } from 'node:crypto'
import { papersIn } from '#content/documents/papers.ts'
import { paperShell } from '#content/documents/shell.ts'
import { brand } from '#facts/brand.ts'
import { roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { standards } from '#facts/standards.ts'

const names = [
  brand.product,
  ...Object.values(plans).map(({ name }) => name),
  ...roleTemplates,
  ...Object.values(standards),
]
const figure = /[$€]?\d[\d.,:/]*%?|\S+@\S+/g

/**
 * What the papers state: each paper's figures, addresses and names, however the sentences around them are worded. Made-up
 * tables state nothing. The English ones will do: in each language a paper says the same.
 */
function listStated() {
  const { publisher, ask } = paperShell.en
  const papers = papersIn('en').map(([slug, words]) => {
    const text = readStrings(words).join('\n')
    const figures = (text.match(figure) ?? []).map((said) => said.replace(/[.,:/]+$/, ''))
    return [slug, figures.toSorted(), names.filter((name) => text.includes(name))]
  })
  return [publisher, ask, papers]
}

function readStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || 'isSample' in value) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'id' || key === 'kind' ? [] : readStrings(part)))
}

/** What the papers state in a few letters, which change when it does. */
export const hashStated = () => createHash('sha256').update(JSON.stringify(listStated())).digest('hex').slice(0, 12)
