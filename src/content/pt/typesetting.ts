import type { Typesetting } from '#content/copy/typesetting.ts'

export const typesetting = [
  // No line ends within `e-mail`: a joiner, which is never drawn and which no font lacks.
  [/(?<![\p{L}\d])(e-)(?=mails?(?![\p{L}\d]))/giu, '$1\u2060'],
  // Nor within `quinta-feira`, `palavra-passe` or before what leans on a verb: `encomenda-se`.
  [/(?<=\p{L}-)(?=(?:feira|passe|se|me|nos|[ln][oa]s?|lhes?)(?!\p{L}))/gu, '\u2060'],
  // A figure keeps its unit.
  [/(\d) (?=(?:RWF|XOF|XAF|UGX|AOA|kg|km|L|h|min|dias?|m[eê]s(?:es)?|anos?|horas?)(?![\p{L}\d]))/gu, '$1\u00a0'],
] as const satisfies Typesetting
