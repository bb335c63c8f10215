type Waiting = {
  readonly chats: readonly { readonly chatId: string; readonly calledAt: number }[]
  readonly name: string
}

/**
 * Keeps a stream open as long as a page of the desk is: that is what being at the desk means. Whoever is called by a
 * visitor hears it, and sees it from another window where the browser may say so.
 */
export function ringWhenSomebodyWaits() {
  const events = new EventSource('/api/desk/events')
  const known = new Set<string>()
  let isFirst = true
  events.addEventListener('waiting', ({ data }: MessageEvent<string>) => {
    const { chats, name } = JSON.parse(data) as Waiting
    showCount(chats.length)
    const calls = chats.map(({ chatId, calledAt }) => `${chatId} ${calledAt}`)
    const news = calls.filter((call) => !known.has(call))
    for (const call of news) known.add(call)
    if (news.length > 0 && !isFirst) ring(name)
    isFirst = false
  })
  // A browser lets nothing sound or notify before its owner has pressed something.
  addEventListener('pointerdown', askToNotify, { once: true })
}

function askToNotify() {
  if ('Notification' in globalThis && Notification.permission === 'default') void Notification.requestPermission()
}

function showCount(count: number) {
  for (const place of document.querySelectorAll('[data-waiting]')) place.textContent = String(count)
}

function ring(name: string) {
  const { title = '', body = '', nobody = '' } = document.querySelector<HTMLElement>('[data-ring]')?.dataset ?? {}
  const said = name === '' ? nobody : body.replace('{name}', name)
  if ('Notification' in globalThis && Notification.permission === 'granted' && document.hidden) {
    const note = new Notification(title, { body: said, tag: 'desk-waiting' })
    note.addEventListener('click', () => focus())
  }
  sound()
}

/** Two tones, the second higher: a bell at a door. */
function sound() {
  const audio = new AudioContext()
  if (audio.state === 'suspended') return void audio.close()
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
}
