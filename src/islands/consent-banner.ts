import { fullConsent, leastConsent } from '#contract/consent.ts'
import { asksNotToBeTracked, choose, currentChoice, onConsentChange, withdraw } from './consent.ts'
import { callIsland, unanswered } from './island-call.ts'

/**
 * The first view of the cookie banner and its reopen button (CONS-1..5, CONS-16..19), without React. Every button of
 * the dialog says in its value what it does; those of the preferences reach this listener as well. `then` is called once
 * the banner stands, or at once where nobody has to be asked.
 */
export function askForConsent(then: () => void) {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent]')
  const reopen = document.querySelector<HTMLElement>('[data-consent-reopen]')
  const preferences = dialog?.querySelector('site-island')
  const offline = dialog?.querySelector<HTMLElement>('[data-offline]')
  if (!dialog || !reopen || !preferences || !offline) return then()

  const hasChosen = () => currentChoice().kind === 'chosen'
  const isSimple = () => dialog.dataset['consent'] === 'simple'

  const show = () => {
    dialog.dataset['consent'] = 'simple'
    if (!dialog.open) dialog.showModal()
  }
  const doings: Readonly<Record<string, () => void>> = {
    // The preferences take the place of this view once they are there; without a network it stays, and says why.
    customize: () => {
      offline.hidden = true
      callIsland(preferences)
    },
    back: () => {
      show()
      dialog.querySelector<HTMLElement>('[value=customize]')?.focus()
    },
    accept: () => choose(fullConsent),
    reject: () => choose(leastConsent),
  }
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element) doings[target.closest('button')?.value ?? '']?.()
    // The dialog itself is met only beside its contents: a way out for whoever has answered and has no Escape key.
    if (target === dialog && hasChosen()) dialog.close()
  })
  // Escape is no answer: it leads back to the first view, and there it waits, unless there was an answer before.
  dialog.addEventListener('cancel', (event) => {
    if (isSimple() && hasChosen()) return
    event.preventDefault()
    if (!isSimple()) doings['back']?.()
  })
  // A browser may close a dialog against a prevented `cancel` when Escape is pressed twice.
  dialog.addEventListener('close', () => {
    if (!hasChosen()) show()
    // Nothing had the focus before the banner took it: the keyboard begins at the head of the page, not at its foot.
    else if (dialog.contains(document.activeElement)) {
      document.body.tabIndex = -1
      document.body.focus()
    }
  })
  preferences.addEventListener(unanswered, () => {
    offline.hidden = false
  })
  reopen.addEventListener('click', show)
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyC') return
    event.preventDefault()
    withdraw()
  })

  const follow = () => {
    const { kind } = currentChoice()
    reopen.hidden = kind !== 'chosen'
    for (const line of dialog.querySelectorAll<HTMLElement>('[data-when]')) {
      line.hidden = line.dataset['when'] === 'signal' ? kind === 'chosen' || !asksNotToBeTracked() : kind !== 'outdated'
    }
  }
  onConsentChange(() => {
    follow()
    if (hasChosen()) dialog.close()
    else show()
  })
  follow()
  // CONS-2: the page is seen first.
  const appearsAfterMs = 500
  setTimeout(
    () => {
      // In the meantime another tab may have been answered.
      if (!hasChosen()) show()
      then()
    },
    hasChosen() ? 0 : appearsAfterMs,
  )
}
