import { useEffect, useLayoutEffect, useRef } from 'react'
import { sayCount } from './say-count.ts'

type Words = { readonly one: string; readonly many: string }

/** Tells of unseen messages on the trigger and in the page's title; while the window is open the trigger is not needed. */
export function useAttention(isOpen: boolean, unread: number, words: Words) {
  const title = useRef(document.title)

  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${title.current}` : title.current
    const trigger = document.querySelector<HTMLElement>('[data-chat-trigger]')
    if (!trigger) return
    if (unread > 0) {
      trigger.dataset['unread'] = String(unread)
      trigger.setAttribute('aria-description', sayCount(words, unread))
    } else {
      delete trigger.dataset['unread']
      trigger.removeAttribute('aria-description')
    }
  }, [unread, words])

  // Before anything else of this change: the focus may go back to the trigger.
  useLayoutEffect(() => {
    const trigger = document.querySelector<HTMLElement>('[data-chat-trigger]')
    if (trigger) trigger.hidden = isOpen
  }, [isOpen])
}
