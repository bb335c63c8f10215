/** The address of a page's Markdown twin: `/` → `/index.md`, `/pricing` → `/pricing.md`. */
export function twinPath(path: string) {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** What a phone reads that puts the site among its programs. */
export const manifestPath = '/site.webmanifest'
