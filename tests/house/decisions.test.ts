import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const records = readdirSync(folder).map((name) => ({
  name,
  lines: readFileSync(`${folder}/${name}`, 'utf8').split('\n'),
}))
const files = globSync(['{deploy,script,src,tests}/**/*.*', '*.*'])
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

it.each(records.filter(({ lines }) => !lines[2]?.includes('superseded')))(
  '$name names no file that is not there',
  ({ lines }) => {
    const named = [...lines.join('\n').matchAll(/`([\w./-]+\.(?:css|mjs|sh|tsx?))`/g)].map(([, file = '']) => file)

    expect(named.filter((file) => !files.some((known) => `/${known}`.endsWith(`/${file}`)))).toEqual([])
  },
)

it('has each number once, in their order', () => {
  expect(records.map(({ name }) => Number(name.slice(0, 3)))).toEqual(records.map((_, at) => at + 1))
})
