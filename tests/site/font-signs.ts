import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'

/** A question to a woff2 file: whether its font has a sign. */
export function readFontSigns(file: string): (sign: string) => boolean {
  const font = create(readFileSync(file)) as Font
  return (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
}
