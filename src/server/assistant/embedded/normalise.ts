/**
 * Letters without accents and case, apostrophes of both languages resolved (`l'essai` → `essai`, `don't` → `do not`),
 * everything else but digits, their marks and `{placeholders}` a space.
 */
export function normalise(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll("aujourd'hui", 'aujourdhui')
      .replaceAll(/\bcombien d(?:'|(?=[aiouh][a-z]{4}))/g, 'combien de ')
      // Says nothing, and `by the` would be read as in `by the piece`.
      .replaceAll(/\b(?:by the way|btw)\b/g, ' ')
      .replaceAll(/\be-(?=mail)/g, 'e')
      .replaceAll(/\bwi-fi\b/g, 'wifi')
      .replaceAll(/\b(?:two|2|deux)[ -](?=(?:factor|step|facteur|etape)s?\b)/g, '2fa ')
      .replaceAll(/\/(?=(?:month|mo|mois|year|yr|an|annee|user|utilisateur)\b)/g, ' per ')
      .replaceAll(/can't\b/g, 'can not')
      .replaceAll(/n't\b/g, ' not')
      .replaceAll(/'(?:s|re|ve|ll|m|d)(?![a-z])/g, '')
      .replaceAll(/\b(?:l|d|j|n|m|t|s|c|qu|jusqu|puisqu|lorsqu)'(?=[a-z])/g, ' ')
      .replaceAll(/[^a-z0-9.,%$€{}/+ ]/g, ' ')
      // What is left of an elision whose apostrophe was not typed.
      .replaceAll(/(?<![\w$])(?:[cdjlnst]|qu)(?!\w)/g, ' ')
      .replaceAll(/ pour cent\b/g, '%')
      .replaceAll(
        /(\d)(?=(?:users?|utilisateurs?|days?|jours?|mois|months?|mths?|years?|yrs?|ans?|ppl|people|staff|shops?|products?|produits?)\b)/g,
        '$1 ',
      )
      .replaceAll(/[.,](?!\d)|(?<!\d)[.,]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** Words of a normalised text; a number keeps its decimals, and `24/7` is one word. */
export function wordsOf(normalised: string): readonly string[] {
  return normalised.match(/\{[a-z]+\}|\d+\/\d+|\d+[a-z]+|\d+(?:[.,]\d+)*|[a-z][a-z0-9]*/g) ?? []
}
