import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** Where the site has it; `tokens.css` names it. */
export const displayFontPath = '/fonts/truculenta-800-latin.woff2'

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/truculenta/files/truculenta-latin-opsz-normal.woff2',
)
const words = 'src/{facts,content}/**/*.{ts,md}'
/** Whatever somebody types, a name or a code. */
const typed = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')

/**
 * Truculenta (OFL) at weight 800, drawn for large sizes, with the signs that our words are written in and no other:
 * `woff2` for browsers, TrueType for what draws pictures and papers.
 */
export function makeDisplayFont(format: 'woff2' | 'truetype'): Promise<Uint8Array> {
  const signs = findSigns()
  const font =
    made.get(format + signs) ??
    subsetFont(readFileSync(whole), signs, {
      targetFormat: format,
      variationAxes: { wght: 800, opsz: 72 },
      keepFeatures: ['kern', 'liga', 'tnum'],
      noHinting: true,
    })
  made.set(format + signs, font)
  return font
}
const made = new Map<string, Promise<Uint8Array>>()

/** How far each sign reaches, in ems: what stands beside a headline has its place before the font is there. */
export async function measureSigns(): Promise<Readonly<Record<string, number>>> {
  const font = create(Buffer.from(await makeDisplayFont('truetype'))) as Font
  const measure = (sign: string) => font.layout(sign).advanceWidth / font.unitsPerEm
  return Object.fromEntries(Array.from(findSigns(), (sign) => [sign, measure(sign)]))
}

/** Every sign that our words are written in, or that somebody may type. */
function findSigns() {
  // Few signs of a text are none that may be typed, and a set of all takes five times as long.
  const others = globSync(words).flatMap((file) => readFileSync(file, 'utf8').match(/[^ -~]+/gu) ?? [])
  return [...new Set(typed + others.join(''))].toSorted().join('')
}
