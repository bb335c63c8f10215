import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import subsetFont from 'subset-font'
import { papersIn } from '#content/documents/papers.ts'
import { paperShell } from '#content/documents/shell.ts'
import { addressOf, type Language } from '#content/languages.ts'
import type { PaperWords } from '#content/paper-words.ts'
import type { Paper } from '#contract/intent.ts'
import { light } from '#design/palette.ts'
import { brand } from '#facts/brand.ts'
import { papersRevised } from '#facts/papers.ts'
import { makeDisplayFont } from '../display-font.ts'

/** Where `paper.typ` lies; from the working directory, because `npm run dev` bundles this module. */
const folder = 'src/build/papers'

/** Every paper of a language as sitemap and llms.txt name it. */
export const listPapers = (language: Language) =>
  papersIn(language).map(([slug, { title, description }]) => {
    return { path: addressOf(`/documents/${slug}`, language), title, description }
  })

/** Every paper of a language as a PDF by its address, and what its author has to mend, one line each. */
export async function writePapers(language: Language) {
  const papers = papersIn(language).map(([slug, words]) => describe(slug, words, language))
  const setPaper = createTypesetter(await openFonts(JSON.stringify(papers)))
  const made = await Promise.all(papers.map(async (paper) => ({ ...paper, ...(await setPaper(paper)) })))
  return {
    written: made.map(({ path, pdf }) => ({ path: `${path}.pdf`, pdf })),
    problems: made
      .filter(({ sheets, pages }) => pages !== sheets)
      .map(({ file, sheets, pages }) => `${file}: says ${sheets} sheets and fills ${pages}`),
  }
}

/** All that `paper.typ` has to know. */
function describe(slug: Paper, words: PaperWords, language: Language) {
  const { revised, publisher, ask, sayPage } = paperShell[language]
  const [year, month, day] = papersRevised.on.split('-').map(Number)
  const path = addressOf(`/documents/${slug}`, language)
  return {
    ...words,
    language,
    path,
    file: `src/content/${language}/documents/${slug}.ts`,
    product: brand.product,
    author: brand.company,
    revisedOn: { year, month, day },
    palette: light,
    /** What stands below each sheet. */
    around: {
      address: `${brand.host}${path} · ${revised}`,
      publisher: [publisher, ...ask].join(' · '),
      pages: Array.from({ length: words.sheets }, (_, page) => sayPage(page + 1, words.sheets)),
    },
  }
}

/** A function that sets a paper by `paper.typ`. The same words give the same bytes. */
function createTypesetter(fontBlobs: Buffer[]) {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] })
  return async (paper: ReturnType<typeof describe>) => {
    const inputs = { paper: JSON.stringify(paper) }
    const compiled = compiler.compile({ mainFilePath: join(folder, 'paper.typ'), inputs })
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
    const whole = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' })
    // Half of it is what the structure says of each cell, which Typst writes as plain text.
    const pdf = await (await PDFDocument.load(whole, { updateMetadata: false })).save()
    return { pdf, pages: compiled.result.numOfPages }
  }
}

const resolve = createRequire(import.meta.url).resolve

/** The site's own headings, and for the text a font to embed, where the site takes the reader's own. A PDF holds no woff2. */
async function openFonts(signs: string) {
  const text = ['400', '600'].map(async (weight) => {
    const file = resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff2`)
    return subsetFont(await readFile(file), signs, { targetFormat: 'truetype' })
  })
  return (await Promise.all([makeDisplayFont('truetype'), ...text])).map((font) => Buffer.from(font))
}
