import { answerIds, type AnswerFacts, type AnswerId, type DeskAnswers } from '#content/copy/desk-answers.ts'
import { deskAnswers } from '#content/desk-answers.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { defaultLanguage } from '#content/languages.ts'
import { answerLabels } from '#content/team/answer-labels.ts'
import { isOfOtherScript, languageOfTalk, tellLanguage } from '#server/assistant/tell-language.ts'
import type { StoredMessage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

const spoken: Readonly<Record<SpokenLanguage, DeskAnswers>> = deskAnswers

/** The buttons above the box. */
export const preparedAnswers = answerIds.map((id) => ({ id, label: answerLabels[id] }))

/** A prepared answer with the facts filled in; with no name, a beginning and an end. */
export function writeAnswer(id: string, language: SpokenLanguage, facts: AnswerFacts): string {
  const { answers, empty } = spoken[language]
  return isAnswerId(id) ? answers[id](facts) : empty(facts)
}

/** A prepared answer below what somebody has typed, above the name at its end; alone where nothing was typed yet. */
export function addAnswer(typed: string, id: string, language: SpokenLanguage, facts: AnswerFacts): string {
  const written = typed.trim()
  const prepared = writeAnswer(id, language, facts)
  const isUntouched = ['', ...answerIds].some((known) => writeAnswer(known, language, facts).trim() === written)
  if (written === '' || isUntouched) return prepared
  const end = `\n\n${facts.by}`
  const body = prepared.slice(prepared.indexOf('\n\n') + 2, -end.length)
  const isSigned = written.endsWith(end)
  return `${isSigned ? written.slice(0, -end.length).trimEnd() : written}\n\n${body}${isSigned ? end : ''}`
}

/** Nothing but how an answer begins and ends, in whichever language: nobody has written anything yet. */
export function isUnwritten(text: string, names: Pick<AnswerFacts, 'firstName' | 'by'>): boolean {
  const facts = { ...names, reference: '', phone: '', publicUrl: '' }
  const frames = Object.values(spoken).flatMap(({ empty }) => empty(facts).split('\n'))
  return text.split('\n').every((line) => line.trim() === '' || frames.includes(line.trim()))
}

const isAnswerId = (id: string): id is AnswerId => answerIds.some((known) => known === id)

/** What the person behind a lead writes: told from the words in the chat, or those of the form. */
export function languageOfLead(
  { message, language }: Pick<StoredLead, 'message' | 'language'>,
  messages: readonly Pick<StoredMessage, 'sender' | 'text' | 'intent'>[],
): SpokenLanguage {
  return languageOfTalk(messages, language, message)
}

/** Empty where it is none that we know. */
export const languageOf = (text: string): SpokenLanguage | '' =>
  isOfOtherScript(text) ? '' : tellLanguage(text, [], defaultLanguage)
