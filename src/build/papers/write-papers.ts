import { papersIn } from '#content/documents/papers.ts'
import { addressOf, type Language } from '#content/languages.ts'
import { openPaperFonts } from './paper-fonts.ts'
import { writePaper } from './write-paper.ts'

/** Every paper of a language as sitemap and llms.txt name it. */
export const listPapers = (language: Language) =>
  papersIn(language).map(([slug, { title, description }]) => {
    return { path: addressOf(`/documents/${slug}`, language), title, description }
  })

/** Every paper of a language as a PDF by its address, and what its author has to mend, one line each. */
export async function writePapers(language: Language) {
  const fonts = await openPaperFonts()
  const written: { readonly path: string; readonly pdf: Uint8Array }[] = []
  const problems: string[] = []
  for (const [slug, words] of papersIn(language)) {
    const { pdf, sheets } = await writePaper({ slug, language, words }, fonts)
    written.push({ path: addressOf(`/documents/${slug}.pdf`, language), pdf })
    if (sheets !== words.sheets) {
      problems.push(`src/content/${language}/documents/${slug}.ts: says ${words.sheets} sheets and fills ${sheets}`)
    }
  }
  return { written, problems }
}
