import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')].map((file) => {
  // Blocks of commands are told apart from what is quoted in a line: paths there may be the reader's own.
  const text = readFileSync(file, 'utf8')
  return {
    file,
    text,
    quoted: [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, said = '']) => said),
  }
})
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> }
const files = globSync(['*.*', '.ci/*', '.env.example', '{deploy,docs,public,script,src,tests}/**/*'])
const isPath = /^(?:\.\.?\/|)(?:deploy|docs|public|script|src|tests)\/[\w./<>*{},-]+$/
/** `<language>` and `<name>` stand for any, and a file may be named by the end of its path. */
const matches = (said: string) => globSync(said.replaceAll(/<\w+>|<code>/g, '*').replace(/^\.\.\//, '')).length > 0

it('has names to look for', () => {
  expect(documents.flatMap(({ quoted }) => quoted.filter((said) => isPath.test(said))).length).toBeGreaterThan(80)
})

it.each(documents)('$file names no file that is not there', ({ quoted }) => {
  expect(quoted.filter((said) => isPath.test(said) && !matches(said))).toEqual([])
})

it.each(documents)('$file names no source file that is not there', ({ quoted }) => {
  const named = quoted.filter((said) => /^[\w./-]+\.(?:css|mjs|sh|tsx?|typ)$/.test(said))

  expect(
    named.filter((said) => !files.some((file) => `/${file}`.endsWith(`/${said.replace(/^(?:\.\.\/)+/, '')}`))),
  ).toEqual([])
})

it.each(documents)('$file names no command that is not there', ({ text }) => {
  const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)

  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

it.each(documents)('$file links to no file that is not there', ({ file, text }) => {
  const folder = file.includes('/') ? `${file.slice(0, file.lastIndexOf('/'))}/` : ''
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to)

  expect(linked.filter((to) => !existsSync(`${folder}${to}`))).toEqual([])
})
