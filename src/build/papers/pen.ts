import { light } from '#design/palette.ts'
import { sizes } from './sheet.ts'

type Font = 'display' | 'text' | 'bold'

export type Style = {
  readonly font?: Font
  readonly size?: number
  readonly colour?: string
  readonly align?: 'left' | 'right'
}

/** What a screen reader takes a piece of text for, as PDF names it. */
type Role = 'H1' | 'H2' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD' | 'Caption'

/** The knife-cut display face has a tall line box; set solid, its lines stand one size apart. */
const leading: Readonly<Record<Font, number>> = { display: -0.39, text: 0.15, bold: 0.15 }

/** The fonts of the sheets have no narrow firm space, and would draw a box for it. */
const spell = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** An element of the structure that others stand in. */
export type Parent = PDFKit.PDFStructureElement

export type Pen = ReturnType<typeof createPen>

/** Writes text of a structure that can be read aloud, and draws what cannot. All lengths are points. */
export function createPen(doc: PDFKit.PDFDocument) {
  function take({ font = 'text', size = sizes.text, colour = light.ink }: Style) {
    doc.font(font).fontSize(size).fillColor(colour)
    return { lineGap: leading[font] * size }
  }

  return {
    measure(text: string, width: number, style: Style = {}) {
      return doc.heightOfString(spell(text), { width, ...take(style) })
    },

    /** The element is added to its parent in the order of writing. */
    write(role: Role, text: string, at: { x: number; y: number; width: number }, parent: Parent, style: Style = {}) {
      if (text === '') {
        parent.add(doc.struct(role))
        return
      }
      const content = doc.markStructureContent(role)
      doc.text(spell(text), at.x, at.y, { width: at.width, align: style.align ?? 'left', ...take(style) })
      doc.endMarkedContent()
      parent.add(doc.struct(role, {}, content))
    },

    /** An element that holds others; the caller ends it after the last. */
    open(role: 'Document' | 'Sect' | 'Div' | 'Table' | 'TR' | 'L' | 'LI', parent?: Parent): Parent {
      const element = doc.struct(role)
      if (parent) parent.add(element)
      else doc.addStructure(element)
      return element
    },

    /** Lines and ornaments: nothing to read. */
    decorate(draw: (canvas: PDFKit.PDFDocument) => void) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw(doc)
      doc.endMarkedContent()
    },

    /** A head or foot of the sheet, which is no part of the text. */
    label(text: string, at: { x: number; y: number; width: number }, style: Style) {
      doc.markContent('Artifact', { type: 'Pagination' })
      doc.text(spell(text), at.x, at.y, {
        width: at.width,
        align: style.align ?? 'left',
        lineBreak: false,
        ...take(style),
      })
      doc.endMarkedContent()
    },
  }
}
