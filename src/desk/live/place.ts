import { readAddress } from './me.ts'

const key = 'desk-place'

/**
 * Remembers in this tab where its member is, and leads it back there from the door once a letter's link has opened the
 * desk in another tab: what is half written is kept in this one.
 */
export function keepPlace(): void {
  const isInside = document.querySelector('[data-me]') !== null
  if (isInside) return sessionStorage.setItem(key, readAddress())
  document.addEventListener('visibilitychange', () => void comeBack())
  return undefined
}

async function comeBack() {
  const place = sessionStorage.getItem(key)
  if (document.hidden || place === null) return
  const answer = await fetch('/desk/you', { headers: { 'x-live': '1' } }).catch(() => null)
  if (answer?.ok) location.replace(place)
}
