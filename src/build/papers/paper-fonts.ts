import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { decompress } from 'wawoff2'
import { makeDisplayFont } from '../display-font.ts'

export type PaperFonts = Readonly<Record<'display' | 'text' | 'bold', Uint8Array>>

const resolve = createRequire(import.meta.url).resolve
const sourceSans = '@fontsource/source-sans-3/files/source-sans-3-latin'

/** The site's own headings, and for the text a font to embed, where the site takes the reader's own. */
export async function openPaperFonts(): Promise<PaperFonts> {
  return {
    display: await makeDisplayFont('truetype'),
    text: await openFont(resolve(`${sourceSans}-400-normal.woff2`)),
    bold: await openFont(resolve(`${sourceSans}-600-normal.woff2`)),
  }
}

/** A PDF holds TrueType and no woff2. Copied, because the next call writes over what this one returned. */
async function openFont(file: string) {
  return Uint8Array.from(await decompress(await readFile(file)))
}
