import type { PaperBlock } from '#content/paper-words.ts'
import { light } from '#design/palette.ts'
import { diamond } from './ornaments.ts'
import type { Parent, Pen, Style } from './pen.ts'
import type { Piece } from './piece.ts'
import { sheet, sizes } from './sheet.ts'
import { cutTable } from './table-pieces.ts'

const x = sheet.left + sheet.margin
const width = sheet.inside - sheet.margin
const bold: Style = { font: 'bold' }
const small: Style = { size: sizes.small, colour: light['ink-2'] }
const lineStep = 25
const fieldStep = 40

type Cut<Kind extends PaperBlock['kind']> = (
  block: Extract<PaperBlock, { readonly kind: Kind }>,
  pen: Pen,
  parent: Parent,
) => readonly Piece[]

/** How each kind of block is cut into pieces; closed, so that a kind without one does not compile. */
const cuts = {
  text: ({ text }, pen, parent) => [
    { gap: 7, height: pen.measure(text, width), draw: (y) => pen.write('P', text, { x, y, width }, parent) },
  ],
  note: cutNote,
  list: cutList,
  steps: cutList,
  boxes: cutList,
  terms: ({ entries }, pen, parent) =>
    entries.map(([term, text]) => {
      const head = pen.measure(term, width, bold)
      return {
        gap: 8,
        height: head + 1 + pen.measure(text, width),
        draw(y) {
          pen.write('P', term, { x, y, width }, parent, bold)
          pen.write('P', text, { x, y: y + head + 1, width }, parent)
        },
      }
    }),
  fields: cutFields,
  lines: cutLines,
  letter: cutLetter,
  table: cutTable,
} satisfies { readonly [Kind in PaperBlock['kind']]: Cut<Kind> }

export function cutBlock(block: PaperBlock, pen: Pen, parent: Parent): readonly Piece[] {
  const cut = cuts[block.kind] as Cut<PaperBlock['kind']>
  return cut(block, pen, parent)
}

function cutNote({ text }: { readonly text: string }, pen: Pen, parent: Parent): readonly Piece[] {
  const inset = 14
  const height = pen.measure(text, width - inset, bold)
  return [
    {
      gap: 10,
      height: height + 4,
      draw(y) {
        pen.decorate((canvas) => canvas.rect(x, y, 3, height + 2).fill(light.red))
        pen.write('P', text, { x: x + inset, y, width: width - inset }, parent, bold)
      },
    },
  ]
}

/** How an item of each kind of list is marked, at the height of its first line. */
const marks = {
  list: (canvas: PDFKit.PDFDocument, y: number) => diamond(canvas, x + 4, y + 7, 3.2, light.red),
  boxes: (canvas: PDFKit.PDFDocument, y: number) =>
    canvas
      .rect(x + 0.5, y + 2, 9.5, 9.5)
      .lineWidth(0.8)
      .strokeColor(light.ink)
      .stroke(),
}

function cutList(
  { kind, items }: { readonly kind: 'list' | 'steps' | 'boxes'; readonly items: readonly string[] },
  pen: Pen,
  parent: Parent,
): readonly Piece[] {
  const inset = 18
  const list = pen.open('L', parent)
  return items.map((item, index) => ({
    gap: index === 0 ? 7 : 4,
    height: pen.measure(item, width - inset),
    holdsNext: index === 0 && items.length > 1,
    draw(y) {
      const entry = pen.open('LI', list)
      if (kind === 'steps') {
        pen.write('Lbl', `${index + 1}.`, { x, y, width: inset }, entry, { ...bold, colour: light.red })
      } else pen.decorate((canvas) => marks[kind](canvas, y))
      pen.write('LBody', item, { x: x + inset, y, width: width - inset }, entry)
    },
  }))
}

/** Lines to write on, two beside each other, each with what belongs there below it. */
function cutFields({ labels }: { readonly labels: readonly string[] }, pen: Pen, parent: Parent): readonly Piece[] {
  const half = (sheet.inside - 24) / 2
  return labels.flatMap((_, index): readonly Piece[] => {
    if (index % 2 === 1) return []
    return [
      {
        gap: 0,
        height: fieldStep,
        isWide: true,
        holdsNext: index === 0 && labels.length > 2,
        draw(y) {
          for (const [place, label] of labels.slice(index, index + 2).entries()) {
            const at = sheet.left + place * (half + 24)
            pen.decorate((canvas) => strokeLine(canvas, at, y + 26, half))
            pen.write('P', label, { x: at, y: y + 28, width: half }, parent, small)
          }
        },
      },
    ]
  })
}

function cutLines(
  { label, count }: { readonly label: string; readonly count: number },
  pen: Pen,
  parent: Parent,
): readonly Piece[] {
  const head = pen.measure(label, sheet.inside, bold)
  return [
    {
      gap: 8,
      height: head + count * lineStep,
      isWide: true,
      draw(y) {
        pen.write('P', label, { x: sheet.left, y, width: sheet.inside }, parent, bold)
        pen.decorate((canvas) => {
          for (let line = 1; line <= count; line++)
            strokeLine(canvas, sheet.left, y + head + line * lineStep, sheet.inside)
        })
      },
    },
  ]
}

function cutLetter(
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
  pen: Pen,
  parent: Parent,
): readonly Piece[] {
  const pad = 14
  const inside = width - 2 * pad
  const heights = [pen.measure(subject, inside, bold), ...paragraphs.map((text) => pen.measure(text, inside))]
  const height = heights.reduce((sum, each) => sum + each + 6, -6) + 2 * pad
  return [
    {
      gap: 10,
      height,
      draw(y) {
        pen.decorate((canvas) => canvas.rect(x, y, width, height).lineWidth(0.8).strokeColor(light.edge).stroke())
        let top = y + pad
        for (const [index, text] of [subject, ...paragraphs].entries()) {
          pen.write('P', text, { x: x + pad, y: top, width: inside }, parent, index === 0 ? bold : {})
          top += (heights[index] ?? 0) + 6
        }
      },
    },
  ]
}

function strokeLine(canvas: PDFKit.PDFDocument, from: number, y: number, length: number) {
  canvas
    .moveTo(from, y)
    .lineTo(from + length, y)
    .lineWidth(0.7)
    .strokeColor(light.edge)
    .stroke()
}
