/** A tap's click comes a little after the finger has gone. */
const clickMs = 100
/** So long the next page may take. Then what was pressed led to none: it fetched a file, or the network has gone. */
const nextPageMs = 20_000

let presses = 0
let held: PromiseWithResolvers<void> | null = null
let leftAt = -Infinity

/** Notes what is being pressed on the page, and that a form or a link of it leads to the next. */
export function heedPresses(): void {
  addEventListener('pointerdown', ({ isPrimary, button }) => {
    if (!isPrimary || button !== 0) return
    presses += 1
    held ??= Promise.withResolvers()
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, ({ isPrimary }) => isPrimary && letGoSoon())
  // Behind all others: whoever acts by script has prevented it by then.
  for (const kind of ['submit', 'click'] as const)
    addEventListener(kind, (event) => {
      if (!event.defaultPrevented && leadsAway(event)) leftAt = Date.now()
    })
  addEventListener('pageshow', () => (leftAt = -Infinity))
}

/** A search for the same again, like a link down the page, brings no other page. */
function leadsAway({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false
  const from = target.closest<HTMLFormElement | HTMLAnchorElement>(type === 'submit' ? 'form' : 'a[href]')
  if (from instanceof HTMLFormElement) return from.method === 'post' || !isOpen(addressOf(from))
  return from !== null && from.target === '' && from.origin === location.origin && !isOpen(from)
}

function addressOf(search: HTMLFormElement): URL {
  const address = new URL(search.action)
  const fields = [...new FormData(search)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  address.search = String(new URLSearchParams(fields))
  return address
}

const isOpen = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) =>
  hash !== '' && pathname + search === location.pathname + location.search

function letGoSoon() {
  const ended = presses
  setTimeout(() => {
    if (ended !== presses) return
    held?.resolve()
    held = null
  }, clickMs)
}

/** What changes by itself waits until nothing of the page is pressed: a button that goes under a finger is not pressed. */
export async function untilLetGo(): Promise<void> {
  await held?.promise
}

/** Waits for the next page, which ends this one: another asked for meanwhile calls it back, and a form with it. */
export async function untilPageStays(): Promise<void> {
  const restMs = leftAt + nextPageMs - Date.now()
  if (restMs <= 0) return
  await new Promise((resolve) => setTimeout(resolve, restMs))
  await untilPageStays()
}
