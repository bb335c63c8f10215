import Pdf from 'pdfkit'
import { paperShell } from '#content/documents/shell.ts'
import { addressOf, type Language } from '#content/languages.ts'
import type { PaperSection, PaperWords } from '#content/paper-words.ts'
import type { Paper } from '#contract/intent.ts'
import { brand } from '#facts/brand.ts'
import { papersRevisedOn } from '#facts/papers.ts'
import { light } from '#design/palette.ts'
import { cutBlock } from './block-pieces.ts'
import { createBand, paintHills, type Band } from './ornaments.ts'
import type { PaperFonts } from './paper-fonts.ts'
import { createPen, type Parent, type Pen } from './pen.ts'
import { heightNeeded, type Piece } from './piece.ts'
import { sheet, sizes } from './sheet.ts'

const sectionGap = 20
/** From a section's rule to its heading. */
const headingTop = 9
const headingWidth = sheet.margin - 16
const bandHeight = 28
const headingStyle = { font: 'display', size: sizes.heading } as const
/** A headline that reaches below its baseline hangs above the rule; any other stands on it. */
const descender = /[gjpqyQ,;]/
const small = { size: sizes.small, colour: light['ink-2'] } as const

export type PaperToWrite = { readonly slug: Paper; readonly language: Language; readonly words: PaperWords }

/** A paper as a PDF: A4, its fonts within, its text to be selected, found and read aloud. The same words give the same bytes. */
export async function writePaper({ slug, language, words }: PaperToWrite, fonts: PaperFonts) {
  const revisedOn = new Date(papersRevisedOn)
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: words.title,
      Author: brand.company,
      Subject: words.description,
      Creator: brand.product,
      CreationDate: revisedOn,
      ModDate: revisedOn,
    },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((done) => doc.on('end', done))
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font)

  const pen = createPen(doc)
  const band = createBand(doc)
  const root = pen.open('Document')
  let y = drawOpening(pen, band, root, words)
  for (const section of words.sections) y = drawSection(doc, pen, root, section, y)
  root.end()
  const sheets = drawFeet(doc, pen, band, { slug, language, words })
  doc.end()
  await ended
  return { pdf: Buffer.concat(chunks), sheets }
}

/** The headline stands on a rule that runs on and becomes hills; returns where the text begins. */
function drawOpening(pen: Pen, band: Band, root: Parent, { title, kind, lead }: PaperWords) {
  const top = 66
  const width = 350
  const style = { font: 'display', size: sizes.title } as const
  const height = pen.measure(title, width, style)
  const rule = top + 14 + height + (descender.test(title) ? 0.26 : 0.055) * sizes.title
  pen.decorate((canvas) => {
    band.paint(canvas, 0, bandHeight)
    paintHills(canvas, rule)
    canvas.moveTo(0, rule).lineTo(sheet.width, rule).lineWidth(1.5).strokeColor(light.ink).stroke()
  })
  pen.write('P', `${brand.product} · ${kind}`, { x: sheet.left, y: top - 6, width }, root, {
    font: 'bold',
    size: sizes.small,
    colour: light.red,
  })
  pen.write('H1', title, { x: sheet.left, y: top + 14, width }, root, style)
  const leadStyle = { size: sizes.lead, colour: light.ink }
  const leadWidth = 420
  pen.write('P', lead, { x: sheet.left, y: rule + 16, width: leadWidth }, root, leadStyle)
  return rule + 16 + pen.measure(lead, leadWidth, leadStyle)
}

/** Draws one section from `y` on and returns where the next may begin. */
function drawSection(doc: PDFKit.PDFDocument, pen: Pen, root: Parent, section: PaperSection, from: number) {
  const { title, blocks, startsSheet } = section
  const element = pen.open('Sect', root)
  const heading = pen.open('Div', element)
  const pieces = blocks.flatMap((block, index) => {
    const cut = cutBlock(block, pen, pen.open('Div', element))
    const next = blocks[index + 1]?.kind
    const last = cut.at(-1)
    // A note belongs to what stands before it, and a table to the sentence that leads to it.
    const isHeld = next === 'note' || (next === 'table' && block.kind === 'text')
    return isHeld && last ? [...cut.slice(0, -1), { ...last, holdsNext: true }] : cut
  })
  const startsWide = pieces[0]?.isWide === true
  const width = startsWide ? sheet.inside : headingWidth
  const headingHeight = pen.measure(title, width, headingStyle)
  const needed = (startsWide ? (pieces[0]?.gap ?? 0) : 0) + heightNeeded(pieces, 0)
  const least = headingTop + (startsWide ? headingHeight + needed : Math.max(headingHeight, needed))
  const isNew = startsSheet === true || from + sectionGap + least > sheet.bottom
  if (isNew) doc.addPage()
  let y = isNew ? sheet.top : from + sectionGap

  pen.decorate((canvas) =>
    canvas
      .moveTo(sheet.left, y)
      .lineTo(sheet.left + sheet.inside, y)
      .lineWidth(0.75)
      .strokeColor(light.ink)
      .stroke(),
  )
  y += headingTop
  pen.write('H2', title, { x: sheet.left, y: y - 2, width }, heading, headingStyle)
  let floor = y + headingHeight
  if (startsWide) y = floor
  for (const [index, piece] of pieces.entries()) {
    if (piece.isWide) y = Math.max(y, floor)
    const isBelowWide = pieces[index - 1]?.isWide === true && !piece.isWide
    const gap = index === 0 && !startsWide ? 0 : Math.max(piece.gap, isBelowWide ? 14 : 0)
    if (y + gap + heightNeeded(pieces, index) > sheet.bottom) {
      doc.addPage()
      floor = sheet.top
      y = drawAtTop(piece)
    } else {
      piece.draw(y + gap)
      y += gap + piece.height
    }
  }
  return Math.max(y, floor)
}

function drawAtTop(piece: Piece) {
  piece.repeat?.draw(sheet.top)
  const y = sheet.top + (piece.repeat?.height ?? 0)
  piece.draw(y)
  return y + piece.height
}

/** What stands below each sheet, and above all but the first; returns how many there are. */
function drawFeet(doc: PDFKit.PDFDocument, pen: Pen, band: Band, { slug, language, words }: PaperToWrite) {
  const around = paperShell[language]
  const { count } = doc.bufferedPageRange()
  const across = { x: sheet.left, width: sheet.inside }
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    if (page > 0) {
      pen.decorate((canvas) => band.paint(canvas, 0, bandHeight / 2))
      pen.label(`${brand.product} · ${words.title}`, { ...across, y: 34 }, small)
    }
    pen.decorate((canvas) =>
      canvas
        .moveTo(sheet.left, 796)
        .lineTo(sheet.left + sheet.inside, 796)
        .lineWidth(0.5)
        .strokeColor(light.rule)
        .stroke(),
    )
    pen.label(
      `${brand.host}${addressOf(`/documents/${slug}`, language)} · ${around.revised}`,
      { ...across, y: 803 },
      small,
    )
    pen.label([around.publisher, ...around.ask].join(' · '), { ...across, y: 815 }, small)
    pen.label(around.sayPage(page + 1, count), { ...across, y: 803 }, { ...small, align: 'right' })
  }
  return count
}
