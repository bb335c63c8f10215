const units: Readonly<Record<string, number>> = {
  ...countUp(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ),
  ...countUp('un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 1),
  une: 1,
  dozen: 12,
  douzaine: 12,
  couple: 2,
}
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
}
const powers: Readonly<Record<string, number>> = {
  hundred: 100,
  hundreds: 100,
  cent: 100,
  cents: 100,
  thousand: 1000,
  mille: 1000,
  million: 1_000_000,
}
/** Alone they are articles; a number only with another, or before what is counted. */
const articles = new Set(['one', 'un', 'une'])
/** What `un` before it surely counts; `un serveur` and `une boutique` do not say how many. */
const countedByArticle = 'utilisateur'

/** `Sur un an` is a time to pay for; `un an` alone may be any. */
const isWholeYear = (before: string | undefined, next: string) =>
  next === 'an' && (before === 'sur' || before === 'pour' || before === 'pendant')

function countUp(words: string, first: number) {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + index]))
}

/** They count nothing, and are no slips of words that do: a `sixth` waiter is not sixty. */
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth premier premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'

/** Words that are numbers: none of them is a slip. */
export const numberWords: readonly string[] = [units, tens, powers]
  .flatMap((table) => Object.keys(table))
  .concat(ordinals.split(' '))

/** Spans of which a half is a part, in months. */
const halves: readonly (readonly [RegExp, string])[] = [
  [/\b(?:half (?:a|of a|the) year|half year|(?:une )?demi annee)\b/g, '6 months'],
  [
    /\b(?:(?:a|one) year and (?:a )?half|one and (?:a )?half years?|1[.,]5 (?:years?|ans?)|(?:un|1) an et demi)\b/g,
    '18 months',
  ],
  [/\b(?:two (?:years )?and (?:a )?half(?: years?)?|2[.,]5 (?:years?|ans?)|(?:deux|2) ans et demi)\b/g, '30 months'],
]
const writeHalves = (text: string) => halves.reduce((rest, [said, months]) => rest.replaceAll(said, months), text)

const valueOf = (word: string) => units[word] ?? tens[word] ?? powers[word]

/**
 * Writes number words as digits: `twenty five users` → `25 users`, `quatre-vingt-dix produits` → `90 produits`.
 * `isCounted` says whether a word is something that is counted, so that `one user` is a number and `which one` is not.
 */
export function writeDigits(normalised: string, isCounted: (word: string) => boolean): string {
  const words = writeHalves(normalised).split(' ')
  const written: string[] = []
  for (let at = 0; at < words.length;) {
    const run = takeRun(words, at)
    const next = words[at + run.length] ?? ''
    const isArticle =
      run.length === 1 &&
      articles.has(run[0] ?? '') &&
      !(run[0] === 'one' ? isCounted(next) : next === countedByArticle || isWholeYear(words[at - 1], next))
    // `a hundred` and `un cent` aside, a dollar's hundredths are no number.
    if (run.length === 0 || isArticle || run.join(' ') === 'cents') {
      written.push(words[at] ?? '')
      at++
    } else {
      written.push(String(sum(run)))
      at += run.length
    }
  }
  return written.join(' ')
}

function takeRun(words: readonly string[], from: number): readonly string[] {
  const run: string[] = []
  for (let at = from; at < words.length; at++) {
    const word = words[at] ?? ''
    const joins = (word === 'and' || word === 'et') && run.length > 0 && valueOf(words[at + 1] ?? '') !== undefined
    const mayJoin =
      joins &&
      !(articles.has(words[at + 1] ?? '') && word === 'and') &&
      (sum(run) % 100 === 0 || word === 'et') &&
      sum(run) >= 20
    if (valueOf(word) === undefined && !mayJoin) break
    // Two units beside each other are two numbers, but for sixty-ten and four-twenty.
    const last = run.at(-1)
    if (
      last !== undefined &&
      units[last] !== undefined &&
      units[word] !== undefined &&
      !(last === 'dix' && (units[word] ?? 0) >= 7)
    )
      break
    run.push(word)
  }
  return run
}

function sum(run: readonly string[]) {
  let total = 0
  let part = 0
  for (const word of run) {
    const power = powers[word]
    if (power !== undefined && power >= 1000) {
      total += Math.max(part, 1) * power
      part = 0
    } else if (power !== undefined) part = Math.max(part, 1) * power
    // Quatre-vingts.
    else if (/^vingts?$/.test(word) && part % 100 === 4) part = part - 4 + 80
    else part += units[word] ?? tens[word] ?? 0
  }
  return total + part
}
