import { assistantPrompt } from '#content/team/assistant-prompt.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { defaultLanguage, nameLanguage } from '#content/languages.ts'
import type { ChatSource } from '#contract/chat.ts'
import type { Answer, AssistantContext, Question, Turn } from '#server/assistant/assistant.ts'
import type { Library, Passage } from '#server/assistant/library.ts'
import { toPlainName } from '#server/assistant/plain-name.ts'

/** What is known about a question before the model is asked. */
type Known = {
  readonly passages: readonly Passage[]
  /** What the embedded assistant would say. */
  readonly own: Answer
}

/** Characters of each of a visitor's particulars, of each passage, and of an answer of our own. */
const longestParticular = 80
const longestPassage = 700
const longestAnswer = 1500

/**
 * What a model is sent (BOT-2, DATA-6): the system prompt as the first turn of the user, the canned greeting, what was
 * said since the conversation was last cleared (BOT-4: nothing, right after that), and the message.
 */
export function writeTurns(question: Question, { passages, own }: Known): readonly Turn[] {
  const found = passages.map(writePassage)
  const text = [
    ...writeContext(question.context, question.pageLanguage),
    ...(found.length > 0 ? [`${assistantPrompt.passages}\n${found.join('\n')}`] : []),
    ...(own.kind === 'answered' ? [`${assistantPrompt.own}\n${own.text.slice(0, longestAnswer)}`] : []),
    // It stands last: whatever it claims to be, nothing of ours comes after it.
    `${assistantPrompt.message}\n${question.text}`,
  ].join('\n\n')
  return joinNeighbours([...opening, ...question.history, { role: 'user', text }])
}

/** Asks for the greeting of a visitor who has said nothing yet. */
export function writeWelcomeTurns(context: AssistantContext, language: SpokenLanguage): readonly Turn[] {
  // It will say them, and is not to think of what else they could be.
  const plain = { ...context, name: toPlainName(context.name), company: toPlainName(context.company) }
  return [...opening, { role: 'user', text: [...writeContext(plain, language), assistantPrompt.welcome].join('\n\n') }]
}

const opening: readonly Turn[] = [
  { role: 'user', text: `${assistantPrompt.facts}\n\n${assistantPrompt.rules}` },
  { role: 'model', text: assistantPrompt.greeting },
]

/**
 * BOT-5, DATA-5: one line, whatever the visitor wrote into the form. In JSON a quote or a bracket of theirs stays
 * within its own value.
 */
function writeContext(
  { name, company, location }: AssistantContext,
  page: SpokenLanguage = defaultLanguage,
): readonly string[] {
  const known = Object.entries({ name, company, location })
    .map(([key, value]) => [key, tidyParticular(value)] as const)
    .filter(([, value]) => value !== '')
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
  const used = knowledge.search(answer, sourceDepth).filter(({ id }) => given.some((one) => one.id === id))
  const pages = [...Map.groupBy(used, ({ page }) => page)].slice(0, mostSources)
  return pages.map(([page, [best]]) => {
    const { title, url } = knowledge.linkIn(best?.url ?? '', language)
    return { title: title ?? page, url }
  })
}
