import type { ChatConversationCopy } from '#content/copy/chat.ts'
import type { ChatState } from './chat-state.ts'
import type { Live } from './chat-store.ts'
import { ClearSheet } from './ClearSheet.tsx'
import type { Conversation } from './conversation.ts'
import { SummarySheet } from './SummarySheet.tsx'

type TalkSheetProps = {
  readonly copy: Pick<ChatConversationCopy, 'clear' | 'summary'>
  readonly state: Pick<ChatState, 'messages' | 'userInfo'>
  readonly sheet: Live['sheet']
  readonly conversation: Conversation
  readonly onDraft: (text: string) => void
  readonly onCancel: () => void
}

/** The question that lies over the conversation, if any. */
export function TalkSheet({ copy, state, sheet, conversation, onDraft, onCancel }: TalkSheetProps) {
  if (sheet === 'clear') {
    return (
      <ClearSheet
        copy={copy.clear}
        onMessages={() => {
          onDraft('')
          void conversation.clearMessages()
        }}
        onEverything={() => {
          onDraft('')
          conversation.clearEverything()
        }}
        onCancel={onCancel}
      />
    )
  }
  if (sheet === null) return null
  return (
    <SummarySheet
      copy={copy.summary}
      messages={state.messages}
      email={state.userInfo?.email ?? ''}
      send={conversation.sendCopy}
      onDone={conversation.leave}
    />
  )
}
