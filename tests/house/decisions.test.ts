import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const records = readdirSync(folder).map((name) => ({
  name,
  lines: readFileSync(`${folder}/${name}`, 'utf8').split('\n'),
}))
const state =
  /^Accepted \d{4}-\d\d-\d\d(?:, superseded by \[(\d{3})\]\((\S+)\) \d{4}-\d\d-\d\d)?\.(?: (?:Supersedes|Extends) .+)?$/

it.each(records)('$name says since when it holds, and whether it still does', ({ lines }) => {
  const [title, , accepted = ''] = lines
  expect(title).toMatch(/^# \d{3} \S/)
  expect(accepted).toMatch(state)
  const [, number, file] = state.exec(accepted) ?? []
  const known = number === undefined || records.some(({ name }) => name === file && name.startsWith(number))
  expect([file, known]).toEqual([file, true])
})

it('has each number once, in their order', () => {
  expect(records.map(({ name }) => Number(name.slice(0, 3)))).toEqual(records.map((_, at) => at + 1))
})
