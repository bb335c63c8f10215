import { readWanted } from '#contract/wanted.ts'
import { compile } from '#server/assistant/reading/reading-words.ts'
import { foldWriting } from '#server/assistant/reading/writing.ts'

// One clause at a time is compared: in lower case, without accents, with one space for every sign inside it.

const person = String.raw`«article»{0,2}(?:\w+ )?(?:«realWord» )?(?:«human»|«role»|«anybody»)\b`
const please = '(?: «pleaseWord»){0,3}'

const asks = [
  // 'I would like to speak to a human agent', 'je veux parler à un conseiller'
  String.raw`\b«speak»(?: directly)? «with» ${person}`,
  String.raw`\b«passOn»(?: «passMe»){1,3} «with» ${person}`,
  // 'is there a person I can talk to', 'give me a real person', 'rappelez-moi'
  '«asksForPerson»',
  // 'human please', 'a real person', 'speak to human': the clause says nothing else
  `^«bareArticle»?«human»${please}$`,
].map((pattern) => compile(pattern))

/** What asks only when nothing else was said: these words name roles in a shop, too. */
const asksAlone = compile(`^«hailing»?«bareArticle»?(?:«realWord» )?«personAlone»${please}$`)

/** The same words about something else: the product, the visitor's own people, us, or a wish not to be passed on. */
const refusals = [compile('«refusesPerson»')]

/** Whether a visitor asks to be passed on to one of us, in any of our languages; in doubt the assistant answers. */
export function asksForPerson(text: string): boolean {
  const clauses = foldWriting(text)
    .toLowerCase()
    .split(/[.,;:!?\n]+/)
    .map((clause) => clause.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((clause) => clause !== '')
  const asksInClause = clauses.some((clause) => isSaid(asks, clause) && !isSaid(refusals, clause))
  return asksInClause || (clauses.length === 1 && asksAlone.test(clauses[0] ?? ''))
}

/** Whether a message is nothing but a call for one of us; `wanted`: what it surely wants (see wanted-by.ts). */
export const wantsPerson = (text: string, wanted: string | null): boolean =>
  wanted === null ? asksForPerson(text) : readWanted(wanted).kind === 'person'

function isSaid(patterns: readonly RegExp[], clause: string): boolean {
  return patterns.some((pattern) => pattern.test(clause))
}
