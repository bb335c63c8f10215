import { outsideNames, outsideWords } from '#content/outside-names.ts'

const patterns = [
  ...outsideNames.map((name) => [name, shapeOf(name, 'iu')] as const),
  ...outsideWords.map((name) => [name, shapeOf(name, 'u')] as const),
]

function shapeOf(name: string, flags: string) {
  const shape = name.replaceAll('.', String.raw`\.`).replaceAll(/[\s-]/g, '[\\s-]?')
  return new RegExp(String.raw`(?<![\p{L}\d])${shape}(?![\p{L}\d])`, flags)
}

/** What a message names that no page of ours does, as it is written properly. */
export const findOutsideNames = (text: string): readonly string[] =>
  patterns.flatMap(([name, shape]) => (shape.test(text) ? [name] : []))
