import { conversationMail } from '#content/emails/conversation.ts'
import type { Language } from '#content/languages.ts'
import { letterWords } from '#content/letter-words.ts'
import type { Line } from './letter-lines.ts'
import type { Saying, TranscriptEntry } from './transcript.ts'

/**
 * A conversation for those who read without HTML. What was said is set in, so that no line of it can pass for one of
 * ours.
 */
export function writePlainTranscript(entries: readonly TranscriptEntry[], language: Language): string {
  return entries.map((entry) => (entry.kind === 'omission' ? entry.text : writeSaying(entry, language))).join('\n\n')
}

function writeSaying({ who, when, lines, sources, contacts }: Saying, language: Language): string {
  const links = contacts.map(({ text, href }) =>
    href.startsWith('http') ? text + letterWords[language].colon + href : text,
  )
  const from = sources.map(({ text, href }) => `${conversationMail[language].sources} ${text} ${href}`)
  const said = [...lines.map((line) => writeLine(line)), ...links, ...from]
  return [
    `${who}, ${when}${letterWords[language].colon.trimEnd()}`,
    ...said.map((line) => (line ? `    ${line}` : '')),
  ].join('\n')
}

function writeLine({ marker, parts }: Line): string {
  return marker + parts.map(({ text, href }) => (href && !href.includes(text) ? `${text} (${href})` : text)).join('')
}
