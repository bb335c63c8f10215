import type { PaperTable } from '#content/paper-words.ts'
import { light } from '#design/palette.ts'
import type { Parent, Pen, Style } from './pen.ts'
import type { Piece } from './piece.ts'
import { sheet, sizes } from './sheet.ts'

const pad = { x: 5, y: 4 }
/** The least that handwriting needs. */
const writingHeight = 23
const captionStyle: Style = { font: 'bold', size: 11 }
const headStyle: Style = { font: 'bold', size: sizes.small }
const rowStyle: Style = { size: 9.5 }

/** A table across the sheet: its head stays with its first rows, stands again on each further sheet, and no row is torn. */
export function cutTable(table: PaperTable, pen: Pen, parent: Parent): readonly Piece[] {
  const { caption, columns, rows, blankRows = 0, isForWriting = blankRows > 0 } = table
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let edge = sheet.left
  const cells = columns.map(({ share, isAmount }, index) => {
    const width = (share / shares) * sheet.inside
    // A first column that nobody rules begins at the margin, like the text.
    const before = index === 0 && !isForWriting ? 0 : pad.x
    const cell = {
      left: edge,
      x: edge + before,
      width: width - before - pad.x,
      align: isAmount ? 'right' : 'left',
    } as const
    edge += width
    return cell
  })
  const element = pen.open('Table', parent)
  const heightOf = (texts: readonly string[], style: Style) =>
    Math.max(...texts.map((text, index) => pen.measure(text || ' ', cells[index]?.width ?? 0, style))) + 2 * pad.y
  const labels = columns.map(({ label }) => label)
  const captionHeight = pen.measure(caption, sheet.inside, captionStyle) + 3
  const headHeight = heightOf(labels, headStyle)

  function drawRow(role: 'TH' | 'TD', texts: readonly string[], y: number, style: Style, row: Parent) {
    for (const [index, cell] of cells.entries()) {
      const text = texts[index] ?? ''
      // What is left for the pen has nothing to read.
      if (text === '' && isForWriting) continue
      const at = { x: cell.x, y: y + pad.y, width: cell.width }
      pen.write(role, text, at, row, { ...style, align: cell.align })
    }
  }
  /** The line below a row; columns are ruled where somebody writes. */
  function rule(y: number, height: number, isHead: boolean) {
    pen.decorate((canvas) => {
      canvas.lineWidth(isHead ? 1.5 : 0.5).strokeColor(isHead ? light.ink : light.edge)
      canvas
        .moveTo(sheet.left, y + height)
        .lineTo(sheet.left + sheet.inside, y + height)
        .stroke()
      if (!isForWriting) return
      canvas.lineWidth(0.5)
      for (const { left } of cells.slice(1))
        canvas
          .moveTo(left, y)
          .lineTo(left, y + height)
          .strokeColor(light.rule)
          .stroke()
    })
  }

  const head: Piece = {
    gap: 12,
    height: captionHeight + headHeight,
    isWide: true,
    holdsNext: true,
    draw(y) {
      pen.write('Caption', caption, { x: sheet.left, y, width: sheet.inside }, element, captionStyle)
      drawRow('TH', labels, y + captionHeight, headStyle, pen.open('TR', element))
      rule(y + captionHeight, headHeight, true)
    },
  }
  const repeat = {
    height: headHeight,
    draw(y: number) {
      for (const [index, { x, width, align }] of cells.entries()) {
        pen.label(labels[index] ?? '', { x, y: y + pad.y, width }, { ...headStyle, align })
      }
      rule(y, headHeight, true)
    },
  }
  const blank = columns.map(() => '')
  const body = [...rows, ...Array.from({ length: blankRows }, () => blank)]
  return [
    head,
    ...body.map((texts, index): Piece => {
      const own = heightOf(texts, rowStyle)
      const height = isForWriting ? Math.max(own, writingHeight) : own
      return {
        gap: 0,
        height,
        isWide: true,
        // Two rows at least stand under a head.
        holdsNext: index === 0 && body.length > 1,
        repeat,
        draw(y) {
          if (texts.some((text) => text !== '')) drawRow('TD', texts, y, rowStyle, pen.open('TR', element))
          rule(y, height, false)
        },
      }
    }),
  ]
}
