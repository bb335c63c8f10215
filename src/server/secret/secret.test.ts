import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { keepSecret } from './secret.ts'

const keepIn = (dataDir: string) => keepSecret({ secret: null, previousSecrets: [], dataDir })

it('a secret of its own is made once, and kept', () => {
  const folder = makeTestFolder()

  expect(keepIn(folder)).toEqual(keepIn(folder))
  expect(readFileSync(path.join(folder, 'secret'), 'utf8').length).toBeGreaterThan(40)
})

it.each([[''], ['\n'], ['short']])('a file that holds no secret is not signed with: %j', (text) => {
  const folder = makeTestFolder()
  writeFileSync(path.join(folder, 'secret'), text)

  expect(() => keepIn(folder)).toThrow('holds fewer than 32 characters')
})
