import type { SpokenLanguage } from '#content/assistant.ts'
import type { TalkWords } from '#content/conversation-words.ts'
import { talk } from '#content/talk.ts'

export const talkWords: Readonly<Record<SpokenLanguage, TalkWords>> = talk
