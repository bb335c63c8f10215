import { outsideNames, outsideWords } from '#content/outside-names.ts'

const patterns = [
  ...outsideNames.map((name) => [name, shapeOf(name, '', 'iu')] as const),
  // At the start of a sentence every word has its capital.
  ...outsideWords.map((name) => [name, shapeOf(name, String.raw`(?<!^|[.?!]\s)`, 'u')] as const),
]

/** `QuickBooks`, `quick books`; `Booking.com`, `booking com`. */
function shapeOf(name: string, ahead: string, flags: string) {
  const shape = name.replaceAll(/[.\s-]|(?<=[a-z])(?=[A-Z])/g, String.raw`[.\s-]?`)
  return new RegExp(String.raw`${ahead}(?<![\p{L}\d])${shape}(?![\p{L}\d])`, flags)
}

/** What a message names that no page of ours does, as it is written properly. */
export const findOutsideNames = (text: string): readonly string[] =>
  patterns.flatMap(([name, shape]) => (shape.test(text) ? [name] : []))
