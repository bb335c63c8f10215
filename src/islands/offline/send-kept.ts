import { offlineWords } from '#made/offline.ts'
import { forgetDraft } from '../DemoForm/forget-draft.ts'
import { forgetRequest, keepRequest, recallRequests } from '../DemoForm/kept-request.ts'
import { sendDemoRequest, type Sending } from '../DemoForm/send-demo-request.ts'
import { sayAbove } from './say-above.ts'

/**
 * Sends the demo requests that earlier pages could not, whichever page of ours is opened next, and says what became of
 * each. The form, where it is awake, and the service worker may try as well: under the same key it stays one request.
 * Called again when the network is back. Says whether one is left that may go out later.
 */
export async function sendKept(): Promise<boolean> {
  let isLeft = false
  for (const sending of recallRequests()) isLeft = (await sendOne(sending)) || isLeft
  return isLeft
}

async function sendOne(sending: Sending): Promise<boolean> {
  const words = offlineWords[document.documentElement.lang]
  if (!words) return false
  const outcome = await sendDemoRequest(sending)
  const kept = recallRequests().find(({ idempotencyKey }) => idempotencyKey === sending.idempotencyKey)
  // Told by another try.
  if (!kept) return false
  if (outcome.kind === 'failed' || outcome.kind === 'busy') {
    // Asks the browser once more to send it in the background, with the sum that it may have got meanwhile.
    keepRequest(kept)
    return true
  }
  if (outcome.kind === 'refused') {
    const form = document.querySelector<HTMLAnchorElement>('header a[href$="/contact"]:not([hreflang])')
    if (form) sayAbove(words.refused, { href: form.href, text: words.toForm })
    return false
  }
  forgetRequest(sending)
  forgetDraft(kept)
  const { reference: text } = outcome.receipt
  // The form was quicker.
  if ([...document.querySelectorAll('[data-reference]')].some(({ textContent }) => textContent === text)) return false
  const reference = Object.assign(document.createElement('b'), { textContent: text })
  reference.dataset['reference'] = ''
  sayAbove(words.delivered).append(reference)
  return false
}
