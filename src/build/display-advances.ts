import Pdf from 'pdfkit'
import type { Plugin } from 'vite'
import { findSigns, makeDisplayFont } from './display-font.ts'

const virtual = 'virtual:display-advances'

/** How far each sign of the display font reaches, in ems: what stands beside a headline has its place before the font is there. */
export function displayAdvances(): Plugin {
  return {
    name: 'site-display-advances',
    resolveId: (source) => (source === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null
      const doc = new Pdf({ font: '' }).font(Buffer.from(await makeDisplayFont('truetype'))).fontSize(1)
      const advances = Array.from(findSigns(), (sign) => [sign, doc.widthOfString(sign)] as const)
      return `export const advances = ${JSON.stringify(Object.fromEntries(advances))}`
    },
  }
}
