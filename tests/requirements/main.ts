import { writeFileSync } from 'node:fs'
import { renderTrace, traceRequirements } from './trace.ts'

/** `npm run requirements`: writes docs/requirements.md, prints what is unproved, fails on a number that does not exist. */
const trace = traceRequirements()
writeFileSync('docs/requirements.md', renderTrace(trace))
const proved = new Set(trace.proofs.flatMap(({ ids }) => ids))
const unproved = trace.requirements.filter(({ id }) => !proved.has(id)).map(({ id }) => id)
console.log(`${trace.requirements.length - unproved.length} of ${trace.requirements.length} requirements proved.`)
console.log(`Unproved: ${unproved.join(' ') || 'none'}`)
for (const number of trace.unknown) console.error(`Unknown requirement: ${number}`)
process.exitCode = trace.unknown.length > 0 ? 1 : 0
