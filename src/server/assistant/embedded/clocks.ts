import type { ClockAsked } from '#content/assistant-words.ts'
import { offices } from '#facts/offices.ts'
import { compile, listEach } from '../reading/reading-words.ts'
import { officeOf } from './entities.ts'
import { termOf } from './terms.ts'

/** Without a word of hours, `time in Kigali` asks for the world's clocks and not for ours. */
const aboutHours = compile(String.raw`\b«aboutHours»\b`)
/** Whose clock is asked for; the word that is caught names a town or a zone. */
const named = [
  ...[...listEach('townBeforeClock'), ...listEach('townBehindClock')].map(
    (town) => new RegExp(String.raw`\b${town}\b`, 'g'),
  ),
  compile(String.raw`\b«isHere» «inTown» ([a-z]+)\b.*\b«clockWord»\b`, 'g'),
  /\b(gmt|cat|wat)\b/g,
]
const own = compile('«ownClock»')
const zones = /\b(?:eat|gmt|cat|wat)\b/
const anyTown = compile(String.raw`\b«whatTime»\b.*\b«inTown» ([a-z]+)\b`, 'g')
const zoneNames = new Map(offices.map(({ id, zoneName }) => [zoneName.toLowerCase(), id]))

/** On whose clock hours are asked for: that of an office's town, or the visitor's; null where on none. */
export function readClock(text: string): ClockAsked | null {
  if (!aboutHours.test(text)) return null
  const isElsewhere = own.test(text) || zones.test(text)
  for (const pattern of isElsewhere ? [...named, anyTown] : named)
    for (const [, word = ''] of text.matchAll(pattern)) {
      const term = termOf(word)
      const office = officeOf(term) ?? zoneNames.get(word)
      // Another town is the visitor's own.
      if (term === 'country') return 'visitor'
      if (office && word !== 'eat') return office
    }
  return own.test(text) ? 'visitor' : null
}
