import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { makeDisplayFont } from './display-font.ts'

/** A function that draws an SVG as PNG beside other work, its text set in the site's font: no machine's own fonts are needed. */
export async function openRasteriser() {
  // resvg reads font files, and not woff2.
  const folder = mkdtempSync(join(tmpdir(), 'site-font-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'truculenta.ttf')
  writeFileSync(file, await makeDisplayFont('truetype'))
  const font = { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: 'Truculenta' }
  return async (svg: string, width: number): Promise<Uint8Array> =>
    (await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } })).asPng()
}
