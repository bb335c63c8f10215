import { paperWords } from '#content/en/documents/papers.ts'
import { papers } from '#contract/intent.ts'
import { openPaperFonts } from './paper-fonts.ts'
import { writePaper } from './write-paper.ts'

/** Every paper as sitemap and llms.txt name it. */
export const paperEntries = papers.map((slug) => {
  const { title, description } = paperWords[slug]
  return { path: `/documents/${slug}`, title, description }
})

/** Every paper as a PDF by its address, and what its author has to mend, one line each. */
export async function writePapers() {
  const fonts = await openPaperFonts()
  const written: { readonly path: string; readonly pdf: Uint8Array }[] = []
  const problems: string[] = []
  for (const slug of papers) {
    const { pdf, sheets } = await writePaper(slug, paperWords[slug], fonts)
    written.push({ path: `/documents/${slug}.pdf`, pdf })
    const said = paperWords[slug].sheets
    if (sheets !== said) problems.push(`src/content/en/documents/${slug}.ts: says ${said} sheets and fills ${sheets}`)
  }
  return { written, problems }
}
