import type { ChatSource } from '#contract/chat.ts'
import type { Answer, Question } from '#server/assistant/assistant.ts'
import type { Library, Passage } from '#server/assistant/knowledge.ts'

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
