import { conversationMail as words } from '#content/en/emails/conversation.ts'
import type { Line } from './letter-lines.ts'
import type { Saying, TranscriptEntry } from './transcript.ts'

/**
 * A conversation for those who read without HTML. What was said is set in, so that no line of it can pass for one of
 * ours. `censor` sees each line as it is read, whole.
 */
export function writePlainTranscript(entries: readonly TranscriptEntry[], censor: (text: string) => string): string {
  return entries.map((entry) => (entry.kind === 'omission' ? entry.text : writeSaying(entry, censor))).join('\n\n')
}

function writeSaying({ who, when, lines, sources, contacts }: Saying, censor: (text: string) => string): string {
  const links = contacts.map(({ text, href }) => (href.startsWith('http') ? `${text}: ${href}` : text))
  const from = sources.map(({ text, href }) => `${words.sources} ${text} ${href}`)
  const said = [...lines.map((line) => censor(writeLine(line))), ...links, ...from]
  return [`${who}, ${when}:`, ...said.map((line) => (line ? `    ${line}` : ''))].join('\n')
}

function writeLine({ marker, parts }: Line): string {
  return marker + parts.map(({ text, href }) => (href && !href.includes(text) ? `${text} (${href})` : text)).join('')
}
