import type { ChatPresence } from '#contract/chat.ts'
import type { ChatStore } from './chat-store.ts'

/** How soon an open window notices that somebody has come to the desk, and may have joined unasked. */
const presenceMs = 30_000
const longestWaitMs = 30_000

/** Tells an open window whether one of us is at the desk, until the returned function is called. */
export function watchPresence({ get, setLive }: ChatStore) {
  let hasDesk = true

  async function ask() {
    // A page that is opened after the first member came asks again.
    if (!hasDesk || !get().state.isOpen || document.visibilityState !== 'visible') return
    try {
      const response = await fetch('/api/chat/presence', { signal: AbortSignal.timeout(longestWaitMs) })
      if (!response.ok) return
      const presence = (await response.json()) as ChatPresence
      hasDesk = presence.hasDesk
      setLive({ isSomebodyThere: presence.isSomebodyThere })
    } catch {
      // Asked again soon; until then the window says the hours.
    }
  }

  const askNow = () => void ask()
  askNow()
  const timer = setInterval(askNow, presenceMs)
  document.addEventListener('visibilitychange', askNow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askNow)
  }
}
