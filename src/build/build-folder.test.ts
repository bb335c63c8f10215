import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { putInPlace } from './build-folder.ts'

function makeCheckout() {
  const root = makeTestFolder()
  return {
    root,
    build: (name: string) => {
      const folder = path.join(root, 'builds', name)
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, 'name'), name)
      return folder
    },
    read: (folder = 'dist') => readFileSync(path.join(root, folder, 'name'), 'utf8'),
  }
}

it('a build takes its place whole, and the one before stays readable where it is', async () => {
  const { root, build, read } = makeCheckout()
  await putInPlace(build('1'), root)
  await putInPlace(build('2'), root)

  expect(read()).toBe('2')
  expect(read('builds/1')).toBe('1')
})

it('old builds are thrown away, never the one in place nor the one before it', async () => {
  const { root, build, read } = makeCheckout()
  await putInPlace(build('1'), root)
  for (const killed of ['2', '3', '4']) build(killed)
  await putInPlace(build('5'), root)

  expect(readdirSync(path.join(root, 'builds'))).toEqual(['1', '4', '5'])
  expect(read()).toBe('5')
})

it('the folder that earlier versions built into becomes one of the builds', async () => {
  const { root, build, read } = makeCheckout()
  mkdirSync(path.join(root, 'dist'))
  writeFileSync(path.join(root, 'dist', 'name'), 'old')
  await putInPlace(build('1'), root)

  expect(read()).toBe('1')
  expect(read('builds/0-before')).toBe('old')
})
