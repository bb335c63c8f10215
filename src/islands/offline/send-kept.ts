import { offlineWords } from '#made/offline-words.ts'
import { forgetRequest, keepRequest, recallRequest } from '../DemoForm/kept-request.ts'
import { sendDemoRequest } from '../DemoForm/send-demo-request.ts'
import { forget } from '../storage.ts'
import { sayAbove } from './say-above.ts'

/**
 * Sends the demo request that an earlier page could not, whichever page of ours is opened next, and says what became of
 * it. The form, where it is awake, and the service worker may try as well: under the same key it stays one request. Called
 * again when the network is back.
 */
export async function sendKept() {
  const sending = recallRequest()
  const words = offlineWords[document.documentElement.lang]
  if (!sending || !words) return
  const outcome = await sendDemoRequest(sending)
  // Told by another try.
  if (!recallRequest()) return
  if (outcome.kind === 'sent') {
    forgetRequest()
    forget('demo-request-draft')
    // The form was quicker.
    if (document.querySelector('[data-reference]')) return
    const reference = Object.assign(document.createElement('b'), { textContent: outcome.receipt.reference })
    reference.dataset['reference'] = ''
    sayAbove(words.delivered).append(reference)
  } else if (outcome.kind === 'refused') {
    const form = document.querySelector<HTMLAnchorElement>('header a[href$="/contact"]:not([hreflang])')
    if (form) sayAbove(words.refused, { href: form.href, text: words.toForm })
  } else {
    // Asks the browser once more to send it in the background.
    keepRequest(sending)
  }
}
