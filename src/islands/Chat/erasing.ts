import { eraseSession } from './chat-api.ts'
import type { Session } from './chat-state.ts'

/** Conversations that are cleared here are erased on the server as soon as it can be reached (CHAT-55). */
export function createErasing(onChange: (isUncleared: boolean) => void) {
  /** Cleared here, and not on the server yet. */
  const unerased = new Set<Session>()
  let erasing = Promise.resolve()

  function begin(session: Session) {
    unerased.add(session)
    return goOn()
  }
  /** One after the other: the network comes back while the visitor's own try still waits for it. */
  const goOn = () => (erasing = erasing.then(eraseAll))
  async function eraseAll() {
    for (const session of unerased) {
      const { kind } = await eraseSession(session)
      if (kind === 'ok' || kind === 'gone') unerased.delete(session)
    }
    onChange(unerased.size > 0)
  }
  addEventListener('online', () => void goOn())

  return { begin, goOn }
}
