import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderAsync, Resvg } from '@resvg/resvg-js'
import { makeDisplayFont } from './display-font.ts'
import { manifestIcons } from './text-files.ts'

/** One for Apple's devices, which read no manifest for it. */
const iconSizes = [180, ...manifestIcons]

/** A function that draws an SVG as PNG beside other work, its text set in the site's font: no machine's own fonts are needed. */
export async function openRasteriser() {
  // resvg reads font files, and not woff2.
  const folder = mkdtempSync(join(tmpdir(), 'site-font-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const font = join(folder, 'truculenta.ttf')
  writeFileSync(font, await makeDisplayFont('truetype'))
  const fonts = { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Truculenta' }
  return async (svg: string): Promise<Uint8Array> => (await renderAsync(svg, { font: fonts })).asPng()
}

/** The icon as PNG for devices that do not take SVG. */
export function drawIcons(svg: string): readonly (readonly [name: string, png: Uint8Array])[] {
  return iconSizes.map((size) => [
    `icon-${size}.png`,
    new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng(),
  ])
}
