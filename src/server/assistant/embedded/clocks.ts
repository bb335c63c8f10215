import type { ClockAsked } from '#content/assistant-words.ts'
import { offices } from '#facts/offices.ts'
import { officeOf } from './entities.ts'
import { termOf } from './terms.ts'

/** Without a word of hours, `time in Kigali` asks for the world's clocks and not for ours. */
const aboutHours =
  /\b(?:\d+ ?(?:am|pm|h)|opens?|opening|close[sd]?|closing|calls?|phone|line|chat|office|hours|until|till|staffed|there|ouvr\w*|ferm\w*|ligne|telephone|bureau|horaires?|appel\w*|repond\w*)\b/
/** Whose clock is asked for; the word that is caught names a town or a zone. */
const named = [
  /\b([a-z]+) (?:time|clock|watch)\b/g,
  /\b(?:time|clock|clocks|watch) (?:in|of|at|here in|for) ([a-z]+)\b/g,
  /\b(?:heure|montre|horloge) (?:a |en |de |du |d )?([a-z]+)\b/g,
  /\b(?:live|am|are|is that|here|habite|suis|ici) (?:in|a|en) ([a-z]+)\b.*\b(?:clock|watch|my time|what time|quelle heure|montre)\b/g,
  /\b(gmt|cat|wat)\b/g,
]
const own =
  /\bmy (?:watch|clock|time|side)\b|\b(?:which|what) hour\b.*\bfor (?:me|us)\b|\b(?:what|which) time (?:is|would) (?:that|it|this)\b.*\b(?:here|for me|for us|my)\b|\bma montre\b|\b(?:mon|notre) heure\b|\bheure (?:d )?ici\b|\bici\b.*\bquelle heure\b|\bquelle heure\b.*\b(?:ici|chez (?:moi|nous))\b/
const zones = /\b(?:eat|gmt|cat|wat)\b/
const anyTown = /\b(?:what time|which hour|what hour|quelle heure)\b.*\b(?:in|a|en|au) ([a-z]+)\b/g
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
