/** The address of a page's Markdown twin: `/` → `/index.md`, `/pricing` → `/pricing.md`. */
export function twinPath(path: string) {
  return path === '/' ? '/index.md' : `${path}.md`
}
