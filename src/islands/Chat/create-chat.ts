import { createChatStore } from './chat-store.ts'
import { createId } from './create-id.ts'
import { createSound } from './sound.ts'

/** The state of one chat and its sound. Once a page. */
export function createChat(welcome: string) {
  const sound = createSound()
  const store = createChatStore({ welcome, createId, now: () => new Date(), onUnseen: sound.play })
  return { store, sound }
}
