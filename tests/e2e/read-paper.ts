import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

export type Sheet = {
  /** What stands on the sheet, top to bottom, the number at its foot left out. */
  readonly lines: readonly string[]
  /** How many small squares stand on their corner: the diamonds of bullets and of "yes". */
  readonly diamonds: number
}

/** What a printer would draw, sheet by sheet. For the text alone, which takes half the time, nothing drawn is counted. */
export async function readPaper(pdf: Uint8Array, only?: 'text'): Promise<readonly Sheet[]> {
  // Pictures are not looked at: unpacking them took a third of the time.
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0, maxImageSize: 1 })
  const { OPS } = await getResolvedPDFJS()
  const sheets: Sheet[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const { fnArray, argsArray } = only === 'text' ? { fnArray: [], argsArray: [] } : await page.getOperatorList()
    const diamonds = fnArray.filter((operation, index) => {
      return operation === OPS.transform && isQuarterTurned(argsArray[index] as readonly number[])
    })
    sheets.push({ lines: readLines(items as readonly Piece[], number), diamonds: diamonds.length })
  }
  return sheets
}

type Piece = { readonly str: string; readonly transform: readonly number[] }

function readLines(pieces: readonly Piece[], number: number) {
  const lines = new Map<number, string[]>()
  for (const { str, transform } of pieces) {
    // Code stands a little off the line of its text.
    const own = transform[5] ?? 0
    const height = [...lines.keys()].find((other) => Math.abs(other - own) < 3) ?? own
    lines.set(height, [...(lines.get(height) ?? []), str])
  }
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, words]) => words.join('').replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line && !new RegExp(`^${number} / \\d+$`).test(line))
}

/** By 45 degrees, as only our diamonds are. */
function isQuarterTurned([a = 0, b = 0, c = 0]: readonly number[]) {
  return a > 0 && Math.abs(a - b) < a / 100 && Math.abs(b + c) < a / 100
}
