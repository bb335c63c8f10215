import { addressOf, defaultLanguage, type Language } from '#content/languages.ts'
import { papersIn } from '#content/documents/papers.ts'
import { paths } from '#facts/paths.ts'
import { apiReferencePath } from '#site/pages/documentation/api-operations.ts'
import { manualPath } from '#site/pages/documentation/Manual.tsx'

/** What each language has under an address of its own. */
const spoken: ReadonlySet<string> = new Set([...paths, apiReferencePath, manualPath, '/openapi.json'])

/** Of ours, and in no language that it names itself. */
const link = /(<(?:a|form)\b(?![^>]*\shreflang=)[^>]*?\s(?:href|action)=")(\/[^"#?]*)/gi
const text = /"(\/[^"#?\\]*)((?:[#?][^"\\]*)?)"(?!:)/g

/**
 * The links and forms of a page as its language has them: words name every address without a prefix, and whoever reads
 * one language stays in it. What is there in the default language only is marked as such; a link that names its
 * language itself is left alone.
 */
export function keepLinksInLanguage(html: string, language: Language): string {
  if (language === defaultLanguage) return html
  return html.replaceAll(link, (whole, start: string, path: string) => {
    if (isSpoken(path, language)) return start + addressOf(path, language)
    return path.startsWith('/documents/') ? whole.replace(/^<a/, `<a hreflang="${defaultLanguage}"`) : whole
  })
}

/** The same for the words an island is given as JSON. */
export function keepPropsInLanguage(json: string, language: Language): string {
  return json.replaceAll(text, (whole, path: string, rest: string) =>
    isSpoken(path, language) ? `"${addressOf(path, language)}${rest}"` : whole,
  )
}

function isSpoken(path: string, language: Language): boolean {
  const paper = /^\/documents\/([a-z-]+)(?:\.pdf)?$/.exec(path)?.[1]
  return paper ? papersIn(language).some(([slug]) => slug === paper) : spoken.has(path)
}
