import { readAddress, readMe } from './me.ts'

const key = 'desk-place'

type Place = { readonly me: string; readonly address: string }

/**
 * Remembers in this tab where its member is, and leads it back there from the door once a letter's link has opened the
 * desk in another tab: what is half written is kept in this one. Whoever else has come in begins at the inbox.
 */
export function keepPlace(): void {
  const me = readMe()
  if (me === '') return document.addEventListener('visibilitychange', () => void comeBack())
  return sessionStorage.setItem(key, JSON.stringify({ me, address: readAddress() } satisfies Place))
}

async function comeBack() {
  const kept = sessionStorage.getItem(key)
  // A form that can be sent again stays until it was.
  if (document.hidden || kept === null || document.querySelector('[data-again]')) return
  const answer = await fetch('/desk/you', { headers: { 'x-live': '1' } }).catch(() => null)
  const page = answer?.ok ? await answer.text().catch(() => null) : null
  if (page === null) return
  const { me, address } = JSON.parse(kept) as Place
  const isSame = readMe(new DOMParser().parseFromString(page, 'text/html')) === me
  // What another one wrote and has not sent stays in sight.
  if (isSame || location.pathname === '/desk/sign-in') location.replace(isSame ? address : '/desk')
}
