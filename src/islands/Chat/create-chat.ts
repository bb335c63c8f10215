import type { ChatWindowCopy } from '#content/copy/chat.ts'
import { createChatStore } from './chat-store.ts'
import { createConversation } from './conversation.ts'
import { createId } from './create-id.ts'
import { createSound } from './sound.ts'

type Words = Pick<ChatWindowCopy, 'welcome' | 'apology' | 'replace' | 'log'>

/** The parts of one chat, put together. Once a page. */
export function createChat({ welcome, apology, replace, log: { waiting } }: Words) {
  const now = () => new Date()
  const sound = createSound()
  const store = createChatStore({ welcome, createId, now, onUnseen: sound.play })
  return { store, sound, conversation: createConversation({ store, apology, replace, waiting, now }) }
}
