import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Package = {
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly engines?: { readonly node?: string }
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly hasInstallScript?: boolean
}
type Manifest = {
  readonly engines: { readonly node: string }
  readonly allowScripts: Readonly<Record<string, boolean>>
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, Package>> }
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

/** Where the site is built and run. */
const platforms = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64']
const platformOf = ({ os, cpu }: Package) => `${os?.[0]} ${cpu?.[0]}`
const isOurs = (one: Package) => !one.os || !one.cpu || platforms.includes(platformOf(one))

const families = Object.entries(lock.packages).flatMap(([name, { optionalDependencies = {} }]) => {
  const binaries = Object.keys(optionalDependencies).flatMap((each) => lock.packages[`node_modules/${each}`] ?? [])
  const there = new Set(binaries.filter(({ os, cpu }) => os && cpu).map(platformOf))
  return there.has('linux x64') ? [[name, there] as const] : []
})

it('is locked with binaries for x64 and ARM, on Linux and macOS', () => {
  expect(families.length).toBeGreaterThan(5)
  const missing = families.flatMap(([name, there]) =>
    platforms.filter((one) => !there.has(one)).map((one) => `${name}: ${one}`),
  )

  expect(missing).toEqual([])
})

it('decides of every install script on these platforms whether it runs', () => {
  const scripts = Object.entries(lock.packages)
    .filter(([, one]) => one.hasInstallScript && isOurs(one))
    .map(([name]) => name.replace(/^.*node_modules\//, ''))

  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual([...new Set(scripts)].toSorted())
})

it('asks for a Node for which npm leaves out none of these binaries', () => {
  const asked = Object.values(lock.packages)
    .filter((one) => one.os && isOurs(one))
    .map(({ engines }) => engines?.node)

  expect(asked).toContain(manifest.engines.node)
})
