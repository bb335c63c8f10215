import type { TalkWords } from '#content/conversation-words.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { talk as en } from './en/talk.ts'
import { talk as fr } from './fr/talk.ts'
import { talk as pt } from './pt/talk.ts'

/** What the assistant says where people take over from it, and when it comes back. */
export const talk = { en, fr, pt } satisfies InEachLanguage<TalkWords>
