import type { ChatWindowCopy } from '#content/copy/chat.ts'
import { readChatStart } from '#contract/read-chat-start.ts'
import { Toasts } from '../Toasts/Toasts.tsx'
import type { ChatStore } from './chat-store.ts'
import { createConversation } from './conversation.ts'
import { createSound } from './sound.ts'
import { createTalkStore } from './talk-store.ts'
import { Talk } from './Talk.tsx'
import { TalkSheet } from './TalkSheet.tsx'

type Words = Pick<ChatWindowCopy, 'apology' | 'replace' | 'log'>
export type LoadedTalk = ReturnType<typeof createTalk>

/** What only a conversation needs, beyond the window and its form, put together. Once a page. */
export function createTalk(window: ChatStore, { apology, replace, log: { waiting } }: Words) {
  const sound = createSound()
  const store = createTalkStore(window, sound.play)
  const conversation = createConversation({ store, apology, replace, waiting, now: () => new Date() })
  return { conversation, sound, readStart: readChatStart, Talk, TalkSheet, Toasts }
}
