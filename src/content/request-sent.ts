import type { CallbackProblemWords, RequestSentCopy, RequestSentPageCopy } from '#content/copy/request-sent.ts'
import type { InEachLanguage } from '#content/languages.ts'
import * as en from './en/request-sent.ts'
import * as fr from './fr/request-sent.ts'
import * as pt from './pt/request-sent.ts'

export const callbackProblems = {
  en: en.callbackProblems,
  fr: fr.callbackProblems,
  pt: pt.callbackProblems,
} satisfies InEachLanguage<CallbackProblemWords>

/** What stays after a demo request was sent, and while it waits for a network. `{…}` is replaced. */
export const requestSent = {
  en: en.requestSent,
  fr: fr.requestSent,
  pt: pt.requestSent,
} satisfies InEachLanguage<RequestSentCopy>

/** The page after a form posted without JavaScript says some things otherwise. */
export const requestSentPage = {
  en: en.requestSentPage,
  fr: fr.requestSentPage,
  pt: pt.requestSentPage,
} satisfies InEachLanguage<RequestSentPageCopy>
