import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { talkHash } from '#contract/talk-link.ts'
import { readLater, type Later } from '../later.ts'
import type { ChatStore } from './chat-store.ts'
import type { LoadedTalk, TalkWords } from './create-talk.ts'
import { savedItem } from './saved-state.ts'

const nextTryMs = 3000

/** Behind a letter's link there is a conversation. */
const isLinked = () => location.hash.startsWith(talkHash)

/**
 * What a conversation needs: fetched when somebody touches the form, so that nobody waits for it, or at once where a
 * conversation goes on. Null until it has come; what goes on is tried for until then, and says that it waits.
 */
export function useTalk(store: ChatStore, words: Later<TalkWords>, waiting: string) {
  const [talk, setTalk] = useState<LoadedTalk | null>(null)
  const loading = useRef<Promise<LoadedTalk | null>>(null)
  const goesOn = () => !store.get().state.showUserForm || isLinked()

  function fetchTalk() {
    loading.current ??= Promise.all([import('./create-talk.ts'), readLater(words)]).then(
      ([{ createTalk }, talkWords]) => {
        const loaded = createTalk(store, talkWords)
        setTalk(loaded)
        store.setLive({ notice: null })
        // What begins with the form has nothing to go on with.
        if (goesOn()) void loaded.conversation.resume()
        return loaded
      },
      () => {
        if (goesOn()) store.setLive({ notice: waiting })
        return (loading.current = null)
      },
    )
    return loading.current
  }

  const isWanted = talk === null && goesOn()
  const fetchWanted = useEffectEvent(() => void fetchTalk())
  useEffect(() => {
    if (!isWanted) return
    fetchWanted()
    const timer = setInterval(fetchWanted, nextTryMs)
    return () => clearInterval(timer)
  }, [isWanted])

  // What goes on in another tab goes on here as well.
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === savedItem) fetchWanted()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [])

  return { talk, fetchTalk }
}
