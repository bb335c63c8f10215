import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listClaims, printClaims } from './claim-register.ts'

/** `npm run claims`: what the site states about company and product, and which of it nobody has checked yet. */
const files = globSync('src/facts/*.ts').filter((file) => !file.endsWith('.test.ts'))
const modules = await Promise.all(
  files.toSorted().map(async (file) => {
    const facts = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
    return [basename(file), facts] as const
  }),
)
console.log(printClaims(listClaims(Object.fromEntries(modules))))
