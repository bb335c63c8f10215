import type { Language } from '#content/languages.ts'
import { typesetting } from '#content/typesetting.ts'

/** Code, and islands: what these show again once awake must be what was sent. */
const leftAlone = 'script|style|pre|code|svg|textarea|site-island'
const parts = new RegExp(`<(${leftAlone})\\b[^]*?</\\1>|<[^>]*>|[^<]+`, 'g')

/** A page's HTML with its texts set as the language's print shop would. Attributes stay as they are. */
export function setType(html: string, language: Language): string {
  const rules = typesetting[language]
  return html.replaceAll(parts, (part) =>
    part.startsWith('<') ? part : rules.reduce((text, [written, set]) => text.replace(written, set), part),
  )
}
