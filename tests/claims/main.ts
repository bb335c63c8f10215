import { listClaims } from '#facts/register.ts'
import { parseWords } from '#server/cli/parse-words.ts'
import { printClaims, writeClaims } from './claim-sheet.ts'

/** `npm run claims`: what the site states about company and product, where, and what proves it; `--csv` as a table. */
const parsed = parseWords(process.argv.slice(2), { csv: { type: 'boolean' } })
if (typeof parsed === 'string' || parsed.positionals.length > 0) {
  console.error('npm run claims -- [--csv]')
  process.exitCode = 2
} else {
  const claims = listClaims(Date.now())
  process.stdout.write(parsed.values.csv ? writeClaims(claims) : `${printClaims(claims)}\n`)
}
