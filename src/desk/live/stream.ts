import { fromPage, loadAnew } from './me.ts'

const againMs = 5000

type Hear = Readonly<Record<string, (event: MessageEvent<string>) => void>>

/**
 * Hears what the server tells, for as long as the page is open. A browser opens a broken stream again by itself, but
 * gives up one that was answered otherwise, as a server that starts anew or a proxy before it does. Whoever is signed out
 * meanwhile is led to the door: a page that hears nothing looks like one where nothing happens.
 */
export function openStream(address: string, hear: Hear): void {
  const events = new EventSource(address)
  for (const [name, listener] of Object.entries(hear)) events.addEventListener(name, listener)
  events.addEventListener('signed-out', () => {
    events.close()
    loadAnew()
  })
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) setTimeout(() => void openAgain(address, hear), againMs)
  })
}

async function openAgain(address: string, hear: Hear) {
  const answer = await fetch('/desk/you', { headers: fromPage() }).catch(() => null)
  // Signed out, or the last member is gone and the desk with them.
  if (answer?.status === 401 || answer?.status === 404) return loadAnew()
  return openStream(address, hear)
}
