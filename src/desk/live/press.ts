/** A tap's click comes a little after the finger has gone. */
const clickMs = 100

let presses = 0
let held: PromiseWithResolvers<void> | null = null
let isPosting = false

/** Notes what is being pressed on the page, and whether a form of it is on its way to the server. */
export function heedPresses(): void {
  addEventListener('pointerdown', ({ isPrimary, button }) => {
    if (!isPrimary || button !== 0) return
    presses += 1
    held ??= Promise.withResolvers()
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, ({ isPrimary }) => isPrimary && letGoSoon())
  // Behind all others: whoever sends a form by script has prevented it by then.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    // A search may lead to the page that is open, and then nothing comes of it that would end the wait.
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'post') isPosting = true
  })
  addEventListener('pageshow', () => (isPosting = false))
}

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

/** Then its answer is the next page. Another one asked for meanwhile calls it back, perhaps before the server has it. */
export const isFormUnderWay = (): boolean => isPosting
