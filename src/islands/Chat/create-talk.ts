import type { ChatConversationCopy, ChatTalkCopy } from '#content/copy/chat.ts'
import type { ChatStartField, ChatStartProblems } from '#contract/chat.ts'
import { readChatStart } from '#contract/read-chat-start.ts'
import { Toasts } from '../Toasts/Toasts.tsx'
import type { ShownMessage } from './chat-state.ts'
import type { ChatStore } from './chat-store.ts'
import { createConversation } from './conversation.ts'
import { Uncleared, Unkept } from './Offers.tsx'
import { createSound } from './sound.ts'
import type { StartMessages } from './StartForm.tsx'
import { createTalkStore } from './talk-store.ts'
import { Talk } from './Talk.tsx'
import { TalkSheet } from './TalkSheet.tsx'

export type TalkWords = {
  readonly copy: ChatConversationCopy
  /** By the language of the conversation, where it is not that of the page. */
  readonly spoken: Readonly<Record<string, ChatTalkCopy>>
}
export type LoadedTalk = ReturnType<typeof createTalk>

/** What only a conversation needs, beyond the window and its form, put together. Once a page. */
export function createTalk(window: ChatStore, { copy, spoken }: TalkWords) {
  const sound = createSound()
  const store = createTalkStore(window, sound.play)
  const conversation = createConversation({ store, copy, now: () => new Date() })

  /** Begins with what was filled in; returns what is wrong with it, in words. */
  function start(typed: Readonly<Record<string, unknown>>) {
    const reading = readChatStart(typed)
    if (!reading.ok) return sayProblems(reading.problems, copy.problems)
    void conversation.start(reading.start)
    return {}
  }

  /** The latest answer tells in which language the two talk. */
  function speak(messages: readonly ShownMessage[]): ChatConversationCopy {
    const language = messages.findLast(({ sender }) => sender === 'agent')?.language
    // Kept by an older or a newer version of the window, it may be any text.
    const words = language && Object.hasOwn(spoken, language) ? spoken[language] : null
    return words ? { ...copy, quick: words.quick, log: { ...copy.log, ...words.log } } : copy
  }

  return { copy, conversation, sound, start, speak, Talk, TalkSheet, Toasts, Uncleared, Unkept }
}

function sayProblems(problems: ChatStartProblems, words: ChatConversationCopy['problems']): StartMessages {
  const said = Object.entries(problems).map(([field, problem]) => [field, words[field as ChatStartField][problem]])
  return Object.fromEntries(said) as StartMessages
}
