import { talkHash } from '#contract/talk-link.ts'
import { chatHours } from '#made/chat.ts'
import styles from './chat.module.css'
import { isWithin } from './chat-hours.ts'
import { callIsland, unanswered } from './island-call.ts'
import { recall } from './storage.ts'

/** What may come with `openLiveChat`. */
type Opening = { readonly message?: string; readonly intent?: string }

/**
 * Opens the live chat by its button or the event `openLiveChat` (CHAT-4, CHAT-5), and again where a conversation was
 * left open (CHAT-61). The window itself is an island that loads on the first of these; it takes the first message, if
 * there is one, from the button's value, and what is wanted from its `data-intent`.
 */
export function offerChat() {
  const trigger = document.querySelector<HTMLButtonElement>('[data-chat-trigger]')
  const island = document.querySelector<HTMLElement>('site-island[file^=Chat]')
  if (!trigger || !island) return
  const { online = '', failed = '' } = trigger.dataset
  const notice = document.createElement('b')
  notice.className = styles.notice ?? ''

  const open = (event: Event) => {
    event.preventDefault()
    notice.remove()
    if (event instanceof CustomEvent) {
      const { message = '', intent = '' } = (event.detail ?? {}) as Opening
      trigger.value = message
      trigger.dataset['intent'] = intent
    }
    trigger.ariaBusy = 'true'
    // Asked for while it was on its way back: it is to open, however it was left.
    delete island.dataset['restored']
    callIsland(island)
  }
  trigger.addEventListener('click', open)
  addEventListener('openLiveChat', open)
  island.addEventListener(unanswered, () => {
    trigger.ariaBusy = null
    notice.textContent = failed
    document.querySelector('[data-toasts=failure]')?.append(notice)
  })

  // Without this script nobody answers: the page itself says offline.
  const offline = trigger.ariaLabel
  const minuteMs = 60_000
  const tell = () => {
    const isOnline = isWithin(chatHours, new Date())
    trigger.dataset['state'] = isOnline ? 'online' : 'offline'
    trigger.ariaLabel = isOnline ? online : offline
  }
  trigger.classList.add(styles.marked ?? '')
  tell()
  setInterval(tell, minuteMs)

  if (location.hash.startsWith(talkHash)) callIsland(island)
  else if ((recall('management-chat-state') as { isOpen?: boolean } | null)?.isOpen) {
    island.dataset['restored'] = ''
    callIsland(island)
  }
}
