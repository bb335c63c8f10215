import { fill } from '#contract/fill.ts'
import { isInbox } from './inbox.ts'
import { loadAnew, readMe } from './me.ts'
import { openStream } from './stream.ts'

type Waiting = {
  readonly chats: readonly { readonly chatId: string; readonly since: number }[]
  readonly name: string
  /** Who is told so. */
  readonly me: string
  readonly counts: { readonly waiting: number; readonly open: number; readonly all: number }
}

/**
 * Keeps a stream open as long as a page of the desk is: that is what being at the desk means. Whoever is called by a
 * visitor hears it, and sees it from another window where the browser may say so. The inbox shows who it is, and what a
 * colleague does stands on the page at once.
 */
export function ringWhenSomebodyWaits(renewInbox: (() => void) | null) {
  const known = new Set<string>()
  let isFirst = true
  let waitedBefore = 0
  const hearWaiting = ({ data }: MessageEvent<string>) => {
    const { chats, name, me, counts } = JSON.parse(data) as Waiting
    // Somebody else has signed in here: nothing of this page is for them.
    if (me !== readMe()) return loadAnew()
    const isNew = showCounts(counts)
    if (!isInbox()) titleCount(counts.waiting)
    if (isNew || !isFirst) renewInbox?.()
    const calls = chats.map(({ chatId, since }) => `${chatId} ${since}`)
    const news = calls.filter((call) => !known.has(call))
    for (const call of news) known.add(call)
    // Where many wait, not every call is told by itself.
    if ((news.length > 0 || counts.waiting > waitedBefore) && !isFirst) ring(name)
    isFirst = false
    waitedBefore = counts.waiting
    return undefined
  }
  openStream('/api/desk/events', { waiting: hearWaiting })
  offerToNotify()
}

/** Asked by a button alone, and never again once it was answered. Pressed, it sounds as it will. */
function offerToNotify() {
  const place = document.querySelector<HTMLElement>('[data-notify]')
  if (!place || !('Notification' in globalThis) || Notification.permission !== 'default') return
  place.hidden = false
  place.querySelector('button')?.addEventListener('click', () => {
    void sound()
    void askToNotify(place)
  })
}

async function askToNotify(place: HTMLElement) {
  const { asked = '', refused = '' } = place.dataset
  const answer = await Notification.requestPermission()
  place.setAttribute('role', 'status')
  place.textContent = answer === 'granted' ? asked : refused
}

const quietTitle = document.title

const groups = new Intl.NumberFormat('en')

/** Returns whether the page showed others. */
function showCounts(counts: { readonly waiting: number; readonly open: number; readonly all: number }): boolean {
  let isNew = false
  for (const [name, count] of Object.entries(counts))
    for (const place of document.querySelectorAll(`[data-${name}]`)) {
      isNew ||= place.textContent !== groups.format(count)
      place.textContent = groups.format(count)
    }
  return isNew
}

/** Where nothing may sound, the tab still says it. */
function titleCount(count: number) {
  document.title = [...(count > 0 ? [`(${count})`] : []), quietTitle].join(' ')
}

function ring(name: string) {
  const { title = '', body = '', nobody = '' } = document.querySelector<HTMLElement>('[data-ring]')?.dataset ?? {}
  const said = name === '' ? nobody : fill(body, { name })
  if ('Notification' in globalThis && Notification.permission === 'granted' && document.hidden) {
    const note = new Notification(title, { body: said, tag: 'desk-waiting' })
    note.addEventListener('click', () => focus())
  }
  void sound()
}

/** Two tones, the second higher: a bell at a door. */
async function sound() {
  const audio = new AudioContext()
  // A browser lets nothing sound before its owner has pressed something on the page.
  if (!navigator.userActivation.hasBeenActive) return audio.close()
  await audio.resume()
  for (const [place, frequency] of [660, 880].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const begin = audio.currentTime + place * 0.18
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.0001, begin)
    volume.gain.exponentialRampToValueAtTime(0.2, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.35)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + 0.4)
  }
  setTimeout(() => void audio.close(), 1000)
  return undefined
}
