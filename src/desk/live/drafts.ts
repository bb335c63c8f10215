import { readMe } from './me.ts'

/** Whatever members write in: marked in the page with the id of the place where it stands once it was sent. */
type Box = HTMLTextAreaElement | HTMLInputElement

/** `isSent`: its form went off with it; whether the server has taken it, the next page tells. */
type Draft = { readonly text: string; readonly isSent: boolean; readonly at: number }

const prefix = 'desk-draft '
const othersLongestMs = 24 * 3_600_000

/** Keeps what stands in each box of the page in this tab until it was sent: a page may go before that in many ways. */
export function keepDrafts(): void {
  forgetOthersOld()
  for (const box of document.querySelectorAll<Box>('[data-keep]')) follow(box)
  const told = document.querySelector<HTMLElement>('[data-unsent-drafts]')
  if (told) told.hidden = !Object.keys(sessionStorage).some((key) => key.startsWith(prefix))
}

export function keepDraft(box: Box, text = box.value): void {
  write(box, text, false)
}

export function forgetDraft(box: Box): void {
  sessionStorage.removeItem(keyOf(box))
}

function follow(box: Box) {
  // The browser would fill it in again by itself, whoever is signed in by then.
  box.autocomplete = 'off'
  // What a form brought back is newer than what was kept, unless the page is loaded a second time.
  const isBroughtBack = 'typed' in box.dataset && !isReloaded()
  const isTouched = box.value !== box.defaultValue && !isSaid(box, box.value)
  const draft = read(box)
  if (isBroughtBack || isTouched) keepDraft(box)
  else if (draft?.isSent && isSaid(box, draft.text)) forgetDraft(box)
  else if (draft) box.value = draft.text

  const untouched = 'typed' in box.dataset ? '' : box.defaultValue
  const isWorth = () => box.value.trim() !== '' && box.value !== untouched
  box.addEventListener('input', () => (isWorth() ? keepDraft(box) : forgetDraft(box)))
  box.form?.addEventListener('submit', () => isWorth() && write(box, box.value, true))
}

/** By who writes, and where it goes: the same box may stand on two pages, and a tab may outlive who is signed in. */
const keyOf = ({ form }: Box) => `${prefix}${readMe()} ${new URL(form?.action ?? '', location.href).pathname}`

const write = (box: Box, text: string, isSent: boolean) =>
  sessionStorage.setItem(keyOf(box), JSON.stringify({ text, isSent, at: Date.now() } satisfies Draft))
const read = (box: Box) => readKept(keyOf(box))
const readKept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null

/** Where somebody else has signed in, whoever has not come back for a day writes elsewhere by now. */
function forgetOthersOld() {
  const others = Object.keys(sessionStorage).filter(
    (key) => readMe() !== '' && key.startsWith(prefix) && !key.startsWith(`${prefix}${readMe()} `),
  )
  const isYoung = (key: string) => (readKept(key)?.at ?? 0) > Date.now() - othersLongestMs
  for (const key of others) if (!isYoung(key)) sessionStorage.removeItem(key)
}

function isSaid(box: Box, text: string): boolean {
  const said = document.querySelectorAll(`#${box.dataset['keep']} [data-said]`)
  return [...said].some(({ textContent }) => textContent.trim() === text.trim())
}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}
