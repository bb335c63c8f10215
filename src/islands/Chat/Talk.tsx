import type { ChatConversationCopy, ChatWindowCopy } from '#content/copy/chat.ts'
import type { ChatState } from './chat-state.ts'
import type { ChatStore, Live } from './chat-store.ts'
import { Composer } from './Composer.tsx'
import type { Conversation } from './conversation.ts'
import { MessageList } from './MessageList.tsx'
import type { Sound } from './sound.ts'

type TalkProps = {
  readonly copy: ChatConversationCopy
  readonly unread: ChatWindowCopy['unread']
  readonly state: ChatState
  readonly live: Live
  readonly store: ChatStore
  readonly conversation: Conversation
  readonly sound: Sound
  /** The first name of whoever of us is there. */
  readonly person: string | null
  readonly draft: string
  readonly onDraft: (text: string) => void
}

/** What was said, and where the next message is written: all that stands between the window's bar and its foot. */
export function Talk({ copy, unread, state, live, store, conversation, sound, person, draft, onDraft }: TalkProps) {
  const { messages } = state
  return (
    <>
      <MessageList
        copy={copy.log}
        unread={unread}
        messages={messages}
        isWithPerson={person !== null}
        live={live}
        conversation={conversation}
      />
      <Composer
        copy={copy}
        person={person}
        isTyping={live.reply !== null || live.isStarting}
        hasBegun={messages.some(({ sender }) => sender === 'user')}
        canStop={live.reply !== null && person === null}
        draft={draft}
        onDraft={(text) => {
          onDraft(text)
          conversation.talk.type(text)
        }}
        onSend={conversation.sendDraft}
        onAsk={conversation.send}
        onBack={() => conversation.talk.sendBack()}
        onStop={conversation.stop}
        onClear={() => store.setLive({ sheet: 'clear' })}
        sound={sound}
      />
    </>
  )
}
