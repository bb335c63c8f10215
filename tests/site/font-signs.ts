import { readFileSync } from 'node:fs'
import { decompress } from 'wawoff2'

/** A question to a woff2 file: whether its font has a sign, by what its table of characters (cmap, format 4) says. */
export async function readFontSigns(file: string): Promise<(sign: string) => boolean> {
  const bytes = await decompress(readFileSync(file))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nameAt = (at: number) => String.fromCodePoint(...bytes.subarray(at, at + 4))
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => nameAt(at) === 'cmap')
  if (entry === undefined) throw new Error(`${file} has no table of characters.`)
  const cmap = view.getUint32(entry + 8)
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 4 + index * 8 + 4),
  )
  const table = subtables.find((at) => view.getUint16(at) === 4)
  if (table === undefined) throw new Error(`${file} has no table of characters that can be read here.`)
  const bytesOfEnds = view.getUint16(table + 6)
  const ranges = Array.from({ length: bytesOfEnds / 2 }, (_, index) => {
    const end = table + 14 + index * 2
    return { first: view.getUint16(end + bytesOfEnds + 2), last: view.getUint16(end) }
  })
  return (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return code !== 0xffff && ranges.some(({ first, last }) => first <= code && code <= last)
  }
}
