import type { SpokenLanguage } from '#content/assistant.ts'
import type { ChatSource } from '#contract/chat.ts'

/** What the assistant is told of the visitor (DATA-5). Written by the visitor: never trusted, empty where unknown. */
export type AssistantContext = { readonly name: string; readonly company: string; readonly location: string }

/** DATA-6: what was said before, oldest first, since the conversation was last cleared. */
export type Turn = { readonly role: 'user' | 'model'; readonly text: string }

export type Question = {
  readonly text: string
  readonly context: AssistantContext
  readonly history: readonly Turn[]
  /** IANA name of the visitor's time zone, or empty. */
  readonly timeZone: string
  /** What it is about, where a button said so: the answer to this topic is wanted. */
  readonly topic?: string
  /** Of the page: that of the answer where the question does not tell. That of our team when absent. */
  readonly pageLanguage?: SpokenLanguage
}

/**
 * `answered`: from facts and passages. `unknown`: it does not know, says so and offers a person. `declined`: out of
 * scope, or an attempt to change what it is. `failed`: the words of BOT-12..14 stand for an answer that never came.
 */
export type AnswerKind = 'answered' | 'unknown' | 'declined' | 'failed'

export type Answer = {
  readonly kind: AnswerKind
  /** Markdown: paragraphs, lists, bold, links. Exactly what was said piece by piece. */
  readonly text: string
  readonly sources: readonly ChatSource[]
  /** Up to three questions that could follow. */
  readonly suggestions: readonly string[]
  readonly language: SpokenLanguage
}

/** Hears the answer piece by piece; every piece has been checked and may be shown. */
export type Say = (piece: string) => void

/** Answers from what is known. No call ever rejects: trouble is answered in words (BOT-11). */
export type Assistant = {
  /** BOT-9. */
  sendMessage(question: Question, say: Say): Promise<Answer>
  /**
   * What somebody who writes by hand asks us for, as an intent (see contract/intent.ts); null in any doubt. `last` was
   * said to him before.
   */
  tellWish(text: string, last: string): Promise<string | null>
  /** What is asked beside a wish, answered from what is known; null where nothing is, or it is not known. */
  answerBeside(question: Question): Promise<Answer | null>
  /** The personal greeting of variant A (CHAT-42), Markdown. */
  welcome(context: AssistantContext, language: SpokenLanguage): Promise<string>
}
