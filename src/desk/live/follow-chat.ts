import { longestSaying } from '#contract/desk.ts'
import { forgetDraft, keepDraft } from './drafts.ts'
import { fromPage, loadAnew, readMe } from './me.ts'
import { createPage } from './page.ts'
import { openStream } from './stream.ts'
import { createUnsent, type Unsent } from './unsent.ts'

const typingShownMs = 5000
const typingToldMs = 3000
const retryMs = 3000

/**
 * Follows one conversation: the page is read anew when something happens, and what was written is sent without leaving
 * it. What cannot be sent is kept in this browser and goes out with the network, once, under the name it was given, and
 * only from a page of the member who wrote it.
 */
export function followChat(root: HTMLElement) {
  const id = root.dataset['chat'] ?? ''
  const me = readMe()
  const page = createPage(root)
  const unsent = createUnsent(me, id)
  const form = root.querySelector<HTMLFormElement>('[data-send]')
  const box = form?.querySelector('textarea') ?? null
  const api = `/api/desk/chats/${id}`
  let isSending = false
  let isReachable = true
  let typedAt = 0
  let typingTimer = 0
  let seenUpTo = 0

  openStream(`${api}/events`, {
    changed: () => void refresh(),
    typing() {
      clearTimeout(typingTimer)
      page.showTyping(true)
      typingTimer = window.setTimeout(() => page.showTyping(false), typingShownMs)
    },
  })

  async function refresh() {
    const outcome = await page.read()
    // Somebody took over or signed in here, or the visitor erased everything: the page is another one.
    if (outcome === 'other') return loadAnew()
    page.showTyping(false)
    see()
  }

  function see() {
    const upTo = page.lastNumber()
    if (!form || document.hidden || upTo <= seenUpTo) return
    seenUpTo = upTo
    void post('/seen', { upTo: String(upTo) }).catch(() => (seenUpTo = 0))
  }

  const post = (path: string, fields: Record<string, string>) =>
    fetch(api + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: fromPage(),
    })

  async function send({ id: name, text }: Unsent): Promise<'kept' | 'refused' | 'later' | 'signed-out'> {
    const answer = await post('/messages', { id: name, text }).catch(() => null)
    if (answer === null || answer.status >= 500 || answer.status === 429) return 'later'
    if (answer.status === 401) return 'signed-out'
    // A redirect means that it is kept; anything else, that it never will be like this.
    return answer.type === 'opaqueredirect' || answer.ok ? 'kept' : 'refused'
  }

  async function sendAll() {
    // Where nothing can be written, nothing would be taken: it waits until its writer speaks here again.
    if (!box) return show()
    if (isSending) return
    isSending = true
    let outcome: Awaited<ReturnType<typeof send>> = 'kept'
    for (let next = unsent.first(); next && outcome === 'kept'; next = unsent.first()) {
      outcome = await send(next)
      isReachable = outcome !== 'later'
      show()
      if (outcome === 'kept' || outcome === 'refused') unsent.remove(next.id)
      if (outcome === 'refused') keepDraft(box, join(next.text, box.value))
    }
    isSending = false
    // Signed out meanwhile: what waits goes out once its writer is signed in here again.
    if (outcome === 'signed-out' || outcome === 'refused') return loadAnew()
    show()
    if (unsent.count() > 0) setTimeout(() => void sendAll(), retryMs)
    else await refresh()
    return undefined
  }

  function show() {
    page.showUnsent(unsent.list(), isReachable && navigator.onLine)
  }

  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = box?.value.trim() ?? ''
    const name = form.elements.namedItem('id')
    // How much it is over stands below the box.
    if (text.length > longestSaying) return box?.focus()
    if (!box || text === '' || !(name instanceof HTMLInputElement)) return
    unsent.add({ id: name.value, text })
    name.value = crypto.randomUUID()
    box.value = ''
    box.dispatchEvent(new Event('change'))
    forgetDraft(box)
    box.focus()
    typedAt = 0
    show()
    void sendAll()
  })
  box?.addEventListener('keydown', (event) => {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.isComposing
    if (!isPlain || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    form?.requestSubmit()
  })
  box?.addEventListener('input', () => {
    if (Date.now() - typedAt < typingToldMs) return
    typedAt = Date.now()
    void post('/typing', {}).catch(() => undefined)
  })
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-use]') : null
    const draft = root.querySelector('[data-draft]')?.textContent
    if (!button || !box || !draft) return
    event.preventDefault()
    box.value = box.value.includes(draft) ? box.value : join(box.value, draft)
    box.dispatchEvent(new Event('input'))
    if (button.dataset['use'] === 'caret') box.focus()
    else form?.querySelector<HTMLElement>('button')?.focus()
  })
  document.addEventListener('visibilitychange', see)
  addEventListener('online', () => void sendAll())
  addEventListener('offline', show)

  page.toEnd()
  see()
  if (unsent.count() > 0) void sendAll()
}

const join = (...parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
