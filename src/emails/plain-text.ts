import { defaultLanguage, type Language } from '#content/languages.ts'
import { letterWords } from '#content/letter-words.ts'
import { mailFrame } from '#content/mail-frame.ts'
import { brand } from '#facts/brand.ts'
import { headquarters } from '#facts/offices.ts'
import type { Detail } from './DetailTable.tsx'

type PlainLetter = {
  /** Short paragraphs before the details. */
  readonly opening: readonly string[]
  readonly details: readonly Detail[]
  /** What comes after the details. */
  readonly closing?: string
  readonly reason: string
  /** Of its reader; our own team's is the first. */
  readonly language?: Language
}

/** A letter for those who read without HTML: the same words, one line per detail. */
export function writePlainText({ opening, details, closing, reason, language }: PlainLetter): string {
  const foot = [
    `${brand.company}, ${headquarters.address}`,
    `${headquarters.phone}${mailFrame.separator}${headquarters.email}`,
    reason,
  ]
  const body = [
    ...opening,
    details.map((detail) => writeDetail(detail, language)).join('\n'),
    ...(closing ? [closing] : []),
  ]
  return [...body, `-- \n${foot.join('\n')}`, ''].join('\n\n')
}

function writeDetail({ label, text, href, links = [] }: Detail, language: Language = defaultLanguage): string {
  const colon = letterWords[language].colon.trimEnd()
  // `mailto:` and `tel:` repeat what the text says already.
  const address = href?.startsWith('http') ? ` ${href}` : ''
  const further = links.map((link) => `, ${link.text}: ${link.href}`).join('')
  // Lines of a message are set in, so that none of them can pass for a detail of ours.
  const isLong = /[\r\n]/.test(text)
  const body = isLong ? `\n${text.replaceAll(/^/gm, '    ')}` : ` ${text}`
  return `${label}${colon}${body}${address}${further}`
}
