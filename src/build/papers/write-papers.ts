import { papersIn } from '#content/documents/papers.ts'
import { addressOf, type Language } from '#content/languages.ts'
import { openPaperFonts } from './paper-fonts.ts'
import { remember } from '../remember.ts'
import { writePaper } from './write-paper.ts'

/** Every paper of a language as sitemap and llms.txt name it. */
export const listPapers = (language: Language) =>
  papersIn(language).map(([slug, { title, description }]) => {
    return { path: addressOf(`/documents/${slug}`, language), title, description }
  })

const sources = ['src/build/{display-font,papers/*}.ts', 'src/{facts,content}/**/*.ts', 'src/design/palette.ts']

/** Every paper of a language as a PDF by its address, and what its author has to mend, one line each. */
export async function writePapers(language: Language) {
  const inputs = papersIn(language).map(([slug, words]) => ({ slug, language, words }))
  const papers = await remember(`papers-${language}`, { sources, inputs }, async (all) => {
    const fonts = await openPaperFonts()
    return Promise.all(all.map(async (paper) => ({ ...paper, ...(await writePaper(paper, fonts)) })))
  })
  return {
    written: papers.map(({ slug, pdf }) => ({ path: addressOf(`/documents/${slug}.pdf`, language), pdf })),
    problems: papers.flatMap(({ slug, words, sheets }) =>
      sheets === words.sheets
        ? []
        : [`src/content/${language}/documents/${slug}.ts: says ${words.sheets} sheets and fills ${sheets}`],
    ),
  }
}
