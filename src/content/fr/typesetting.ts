import type { Typesetting } from '#content/copy/typesetting.ts'

export const typesetting = [
  // No line ends within `e-mail`: a joiner, which is never drawn and which no font lacks.
  [/(?<![\p{L}\d])(e-)(?=mails?(?![\p{L}\d]))/giu, '$1\u2060'],
  [/(?<=week-)(?=ends?(?![\p{L}\d]))/gu, '\u2060'],
  // Nor before what leans on a verb: `peut-elle`, `dites-nous`.
  [/(?<=\p{L}-)(?=(?:vous|nous|elles?|ils?|on|ce|t)(?!\p{L}))/gu, '\u2060'],
  // Nor within the country's name.
  [/Côte (?=d’Ivoire)/g, 'Côte\u00a0'],
  // A figure keeps its unit.
  [/(\d) (?=(?:RWF|XOF|XAF|UGX|AOA|kg|km|L|h|min|jours?|mois|ans?|heures?)(?![\p{L}\d]))/gu, '$1\u00a0'],
  // What parts a kicker from its headline for those who listen.
  [/^: /, '\u00a0: '],
] as const satisfies Typesetting
