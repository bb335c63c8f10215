import { addressOf, type Language } from '#content/languages.ts'
import type { Path } from '#facts/paths.ts'

/** The address of a page's Markdown twin: `/` → `/index.md`, `/pricing` → `/pricing.md`. */
export function twinPath(path: string) {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** What a phone reads that puts the site among its programs. */
export const manifestPath = '/site.webmanifest'

/** The picture of a page where its address is shared: `/` → `/share/home.png`, `/pricing` in French → `/fr/share/pricing.png`. */
export function shareImagePath(path: Path, language: Language) {
  return addressOf(`/share/${path === '/' ? 'home' : path.slice(1)}.png`, language)
}
