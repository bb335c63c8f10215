import { deskAnswerIds, type AnswerFacts, type DeskAnswerId, type DeskAnswers } from '#content/copy/desk-answers.ts'
import { deskAnswers } from '#content/desk-answers.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { defaultLanguage } from '#content/languages.ts'
import { answerLabels } from '#content/team/answer-labels.ts'
import { isOfOtherScript, tellLanguage } from '#server/assistant/tell-language.ts'
import { firstNameOf } from '#contract/first-name.ts'

const spoken: Readonly<Record<SpokenLanguage, DeskAnswers>> = deskAnswers

/** The buttons above the box. */
export const preparedAnswers = deskAnswerIds.map((id) => ({ id, label: answerLabels[id] }))

/** A prepared answer with the facts filled in; with no name, a beginning and an end. */
export function writeAnswer(id: string, language: SpokenLanguage, facts: AnswerFacts): string {
  const { answers, empty } = spoken[language]
  return isDeskAnswerId(id) ? answers[id](facts) : empty(facts)
}

/**
 * A prepared answer with what somebody has typed: in the place of one that was chosen before and stands as it was, else
 * above the name at its end, else below; alone where nothing was typed yet.
 */
export function addAnswer(typed: string, id: string, language: SpokenLanguage, facts: AnswerFacts): string {
  const written = typed.trim()
  const prepared = writeAnswer(id, language, facts)
  if (written === '' || isUnwritten(written, facts)) return prepared
  const body = bodyOf(prepared, facts)
  const earlier = deskAnswerIds
    .map((known) => bodyOf(writeAnswer(known, language, facts), facts))
    .filter((known) => written.includes(known))
  const [first, ...others] = earlier
  if (first !== undefined) {
    const rest = others.reduce((text, other) => text.replace(`\n\n${other}`, ''), written)
    return rest.replace(first, () => body)
  }
  const paragraphs = written.split(/\n{2,}/)
  return paragraphs.toSpliced(findSignature(paragraphs, facts), 0, body).join('\n\n')
}

const bodyOf = (prepared: string, { by }: AnswerFacts) =>
  prepared.slice(prepared.indexOf('\n\n') + 2, -`\n\n${by}`.length)

const longestSigned = 60

/** Where the writer's name stands at the end, with `Kind regards,` above it; behind everything where it does not. */
function findSignature(paragraphs: readonly string[], { by }: AnswerFacts): number {
  const name = firstNameOf({ name: by }).toLowerCase()
  const isShort = (paragraph: string) => paragraph.split('\n').every((line) => line.length <= longestSigned)
  const isSigned = (paragraph: string) =>
    isShort(paragraph) && paragraph.split('\n').some((line) => line.trim().toLowerCase().startsWith(name))
  // A line or two of where its writer works may stand below.
  const place = paragraphs.findLastIndex(
    (paragraph, at) => at > 0 && at >= paragraphs.length - 2 && isSigned(paragraph),
  )
  if (place === -1) return paragraphs.length
  const above = paragraphs[place - 1] ?? ''
  return place > 1 && /^[^\n]{1,40},$/.test(above) ? place - 1 : place
}

/** Nothing but how an answer begins and ends, in whichever language: nobody has written anything yet. */
export function isUnwritten(text: string, names: Pick<AnswerFacts, 'firstName' | 'by'>): boolean {
  const facts = { ...names, reference: '', phone: '', asked: null, publicUrl: '' }
  const frames = Object.values(spoken).flatMap(({ empty }) => empty(facts).split('\n'))
  return text.split('\n').every((line) => line.trim() === '' || frames.includes(line.trim()))
}

const isDeskAnswerId = (id: string): id is DeskAnswerId => deskAnswerIds.some((known) => known === id)

/** Empty where it is none that we know. */
export const languageOfText = (text: string): SpokenLanguage | '' =>
  isOfOtherScript(text) ? '' : tellLanguage(text, [], defaultLanguage)
