/** The form in the shell that every chat-opening button belongs to. Posted by the browser itself it leads to the demo form. */
export const askFormId = 'ask'

/**
 * Call-to-action buttons click the chat trigger where the page has one, with the first message as its value and what
 * is wanted as its intent, and otherwise dispatch `openLiveChat` on the window (CTA-3, CTA-4). Whoever opens a chat
 * prevents the event's default; if nobody does, the browser goes where the form leads.
 */
export function answerCallsToAction() {
  addEventListener('submit', (event) => {
    const { submitter, target } = event
    if (!(submitter instanceof HTMLButtonElement) || (target as HTMLElement).id !== askFormId) return
    const { intent, about = '' } = submitter.dataset
    if (openChat(submitter.value, `${intent} ${about}`)) event.preventDefault()
  })
}

/** Whether somebody opened a chat. */
function openChat(message: string, intent: string) {
  const trigger = document.querySelector<HTMLButtonElement>('[data-chat-trigger]')
  if (!trigger)
    return !dispatchEvent(new CustomEvent('openLiveChat', { cancelable: true, detail: { message, intent } }))
  trigger.value = message
  trigger.dataset['intent'] = intent
  trigger.click()
  return true
}
