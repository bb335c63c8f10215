import type { Spellings } from '#content/assistant-words.ts'

/** Comment le français s’écrit, et se lit. */
export const spellings: Spellings = [
  [String.raw`\b([a-z\d]+) ?h(?:eures?)? et demie?\b`, '$1 h30'],
  [String.raw`\b([a-z\d]+) ?h(?:eures?)? et quart\b`, '$1 h15'],
  ["aujourd'hui", 'aujourdhui'],
  // « on devient 6 l'année prochaine » : ce ne sont pas six ans.
  [String.raw`\bl(?:'| )ann?(?:ee?)? prochaine?\b`, 'plus tard'],
  // « on é 4 », comme on le tape.
  [String.raw`\bon (?:e|es|ai|et) (?=\d)`, 'on est '],
  [String.raw`\bcombien d(?:'|(?=[aiouh][a-z]{4}))`, 'combien de '],
  [String.raw`\b(?:deux|2)[ -](?=(?:facteur|etape)s?\b)`, '2fa '],
  // Une comparaison, et non un rapport.
  [String.raw`\bpar rapport (?=(?:a|au|aux)\b)`, 'contre '],
  // Ce qui a été payé deux fois à l'année l'est pour deux ans.
  [String.raw`\b([2-9]|deux|trois|quatre|cinq) fois (?=(?:a l')?annee\b)`, '$1 ans '],
  // N'est payé une fois pour toutes que ce qui ne l'est pas chaque année.
  [String.raw`\bune (?:seule )?fois (?=(?:par|chaque) (?:an|annee|mois)\b)`, ''],
  // « 10 000 F », le franc de la rue.
  [String.raw`(?<=\d) ?f(?:rs?|cs?)?\b(?! ?cfa)`, ' fcfa'],
  [String.raw`/(?=(?:mois|an|annee|utilisateur)\b)`, ' per '],
  [String.raw`\b(?:l|d|j|n|m|t|s|c|qu|jusqu|puisqu|lorsqu)'(?=[a-z])`, ' '],
  // Une élision dont l'apostrophe n'a pas été tapée.
  [String.raw`(?<![\w$])(?:[cdjlnst]|qu)(?!\w)`, ' '],
]

/** Une question comme si nous la disions. */
export const sayOfUs: Spellings = [
  [String.raw`\bnous\b`, 'they'],
  [String.raw`(\p{L}{1,40})ez-vous\b`, 'nous $1ons'],
  [String.raw`\bvous (\p{L}+)ez\b`, 'nous $1ons'],
]
