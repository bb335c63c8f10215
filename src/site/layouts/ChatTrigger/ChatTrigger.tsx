import { chatTalk, chatWindow, chatTrigger, chatConversation } from '#content/chat.ts'
import { languageCodes, type Language } from '#content/languages.ts'
import { FloatButton } from '#design/Float/FloatButton.tsx'
import { Chat } from '#islands/Chat/Chat.island.tsx'
import { Island, useLaterWords } from '#islands/Island.tsx'
import { askFormId } from '#islands/call-to-action.ts'
import type { ChatVariant } from '#contract/chat.ts'
import styles from './ChatTrigger.module.css'

type ChatTriggerProps = {
  readonly language: Language
  readonly variant: ChatVariant
}

/**
 * The round button that opens the live chat, and the window it opens (CHAT-4, CHAT-19). It belongs to the form of all
 * calls to action: until a script answers it, it leads to the demo form (decision 022).
 */
export function ChatTrigger({ language, variant }: ChatTriggerProps) {
  const copy = chatTrigger[language]
  // An answer may be in another language than the page, and then says which.
  const spoken = Object.fromEntries(languageCodes.map((code) => [code, chatTalk[code]]))
  const words = useLaterWords({ copy: chatConversation[language], spoken })
  return (
    <>
      <FloatButton
        icon="talk"
        className={styles.trigger}
        type="submit"
        form={askFormId}
        aria-label={copy.offline}
        data-chat-trigger=""
        data-online={copy.online}
        data-failed={copy.failed}
      />
      <Island wake="call">
        <Chat copy={chatWindow[language]} words={words} variant={variant} />
      </Island>
    </>
  )
}
