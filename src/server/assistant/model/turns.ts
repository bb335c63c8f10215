import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { defaultLanguage, nameLanguage } from '#content/languages.ts'
import type { ChatSource } from '#contract/chat.ts'
import type { Answer, AssistantContext, Question, Turn } from '#server/assistant/assistant.ts'
import type { Library, Passage } from '#server/assistant/knowledge.ts'
import { toPlainName } from '#server/assistant/plain-name.ts'

/** What is known about a question before the model is asked. */
type Known = {
  readonly passages: readonly Passage[]
  /** What the embedded assistant would say. */
  readonly own: Answer
}

type Told = AssistantContext & { readonly page: SpokenLanguage }

/** Characters of each of a visitor's particulars, of each passage, and of an answer of our own. */
const longestParticular = 80
const longestPassage = 700
const longestAnswer = 1500

/**
 * What a model is sent (BOT-2, DATA-6): the system prompt as the first turn of the user, the canned greeting, what was
 * said since the conversation was last cleared (BOT-4: nothing, right after that), and the message.
 */
export function writeTurns(
  { text, context, history, pageLanguage = defaultLanguage }: Question,
  known: Known,
): readonly Turn[] {
  return joinNeighbours([
    ...opening,
    ...history,
    { role: 'user', text: writeMessage(text, { ...context, page: pageLanguage }, known) },
  ])
}

/** Asks for the greeting of a visitor who has said nothing yet. */
export function writeWelcomeTurns(context: AssistantContext, language: SpokenLanguage): readonly Turn[] {
  // It will say them, and is not to think of what else they could be.
  const plain = { ...context, name: toPlainName(context.name), company: toPlainName(context.company), page: language }
  const text = [...writeContext(plain), assistantPrompt.welcome].join('\n\n')
  return [...opening, { role: 'user', text }]
}

const opening: readonly Turn[] = [
  { role: 'user', text: `${assistantPrompt.facts}\n\n${assistantPrompt.rules}` },
  { role: 'model', text: assistantPrompt.greeting },
]

/** The message stands last: whatever it claims to be, nothing of ours comes after it. */
function writeMessage(message: string, context: Told, { passages, own }: Known) {
  const found = passages.map(writePassage)
  return [
    ...writeContext(context),
    ...(found.length > 0 ? [`${assistantPrompt.passages}\n${found.join('\n')}`] : []),
    ...(own.kind === 'answered' ? [`${assistantPrompt.own}\n${own.text.slice(0, longestAnswer)}`] : []),
    `${assistantPrompt.message}\n${message}`,
  ].join('\n\n')
}

/**
 * BOT-5, DATA-5: one line, whatever the visitor wrote into the form. In JSON a quote or a bracket of theirs stays
 * within its own value.
 */
function writeContext({ name, company, location, page }: Told): readonly string[] {
  const known = Object.entries({ name, company, location }).flatMap(([key, value]) => {
    const tidy = tidyParticular(value)
    return tidy ? [[key, tidy]] : []
  })
  return [
    ...(known.length > 0 ? [`${assistantPrompt.context} ${JSON.stringify(Object.fromEntries(known))}`] : []),
    ...(page === defaultLanguage ? [] : [assistantPrompt.page(nameLanguage(page))]),
  ]
}

function tidyParticular(value: string) {
  const line = value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return Array.from(line).slice(0, longestParticular).join('')
}

function writePassage({ url, page, heading, text }: Passage) {
  const line = text.replaceAll(/\s+/g, ' ').slice(0, longestPassage)
  return `- ${page}, ${heading} (${url}): ${line}`
}

/** Some services take only turns that alternate. */
function joinNeighbours(turns: readonly Turn[]): readonly Turn[] {
  return turns.reduce<readonly Turn[]>((joined, turn) => {
    const last = joined.at(-1)
    if (last?.role !== turn.role) return [...joined, turn]
    return [...joined.slice(0, -1), { role: turn.role, text: `${last.text}\n\n${turn.text}` }]
  }, [])
}

const mostPassages = 5
const mostSources = 3
/** How far down the list of passages like the answer one may stand and still be where it came from. */
const sourceDepth = 10
/** A question of fewer words leans on the one before it: "and per year?". */
const fewWords = 5

/** What our pages say that may answer the question, the best first. */
export function findPassages(knowledge: Library, { text, history }: Question): readonly Passage[] {
  const before =
    text.trim().split(/\s+/).length < fewWords ? history.findLast(({ role }) => role === 'user') : undefined
  return knowledge.search([before?.text, text].join(' ').trim(), mostPassages)
}

/** Those of the passages the model was given that its answer is most like, each page once. */
export function findSources(
  knowledge: Library,
  given: readonly Passage[],
  { text: answer, language }: Pick<Answer, 'text' | 'language'>,
): readonly ChatSource[] {
  const ids = new Set(given.map(({ id }) => id))
  const used = knowledge.search(answer, sourceDepth).filter(({ id }) => ids.has(id))
  const pages = new Map<string, ChatSource>()
  for (const { page, url } of used) {
    const link = knowledge.linkIn(url, language)
    if (!pages.has(page)) pages.set(page, { title: link.title ?? page, url: link.url })
  }
  return [...pages.values()].slice(0, mostSources)
}
