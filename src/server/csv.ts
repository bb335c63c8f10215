/** What stands in each column, by its heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string>>

const beginsLikeFormula = /^(?:[\s\p{Cc}]*[=+\-@＝＋－＠|%]|[\t\r\n])/u
/** Where a new cell could begin inside a text: the whole of what stands between two words, before a formula's sign. */
const betweenCells = /(?<![;"\s\p{Cc}])[;"\s\p{Cc}]+(?=[=+\-@＝＋－＠|%])/gu
const separator = /[;\t\r\n]/
const telephoneNumber = /^\+[\d ]+$/

/** Rows as a spreadsheet reads them (RFC 4180). */
export function writeCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return writeHeadings(columns) + writeRows(columns, rows)
}

/** What stands before all rows. The mark in front tells Excel that it is UTF-8. */
export const writeHeadings = (columns: Columns<never>): string => `\ufeff${writeLine(Object.keys(columns))}`

export const writeRows = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  rows.map((row) => writeLine(Object.values(columns).map((tell) => tell(row)))).join('')

const writeLine = (cells: readonly string[]) => `${cells.map(quote).join(',')}\r\n`

/**
 * A spreadsheet runs cells that begin like a formula, and a visitor may have typed one. An apostrophe in front makes
 * any of them text; a telephone number with nothing but a plus, digits and spaces computes nothing and stays as it is.
 * Where the list separator is `;` (French, Portuguese), our quotation marks count for nothing behind the first comma:
 * there a cell begins behind each `;`, tab and end of a line.
 */
function quote(text: string): string {
  const first = telephoneNumber.test(text) || !beginsLikeFormula.test(text) ? text : `'${text}`
  const harmless = first.replaceAll(betweenCells, (between) => (separator.test(between) ? `${between}'` : between))
  return `"${harmless.replaceAll('"', '""')}"`
}
