import type { Typesetting } from '#content/copy/typesetting.ts'

export const typesetting = [
  // No line ends within the country's name, and its apostrophe is a printer's.
  [/Côte d&#x27;Ivoire/g, 'Côte\u00a0d’Ivoire'],
] as const satisfies Typesetting
