import { useEffect, useEffectEvent } from 'react'

/** What stands behind the window while it covers all; dialogs and announcements do not. */
function findBehind() {
  const before = 'dialog, [role=dialog], [data-toasts]'
  return [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.matches(before) && !element.querySelector(before),
  )
}

const mark = 'chat'

type State = { readonly chat?: typeof mark } | null
const isMarked = () => (history.state as State)?.chat === mark

/**
 * A window that takes the whole screen behaves as one: the page behind cannot be reached or scrolled, and Android's
 * Back closes it. Its entry in the history is taken away again when it is closed otherwise.
 */
export function usePhoneManners(isCovering: boolean, onBack: () => void) {
  const goBack = useEffectEvent(onBack)

  useEffect(() => {
    if (!isCovering) return
    const elements = findBehind()
    for (const element of elements) element.inert = true
    document.documentElement.style.overflow = 'hidden'
    return () => {
      for (const element of elements) element.inert = false
      document.documentElement.style.overflow = ''
    }
  }, [isCovering])

  useEffect(() => {
    if (!isCovering) return
    claimBack()
    let isBack = false
    const leave = () => {
      if (isMarked()) return
      isBack = true
      goBack()
    }
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('popstate', leave)
      if (!isBack && isMarked()) history.back()
    }
  }, [isCovering])
}

/** The bar that is left of the window when it is minimised takes the place of the round button of the cookies. */
export function useBarManners(isBar: boolean) {
  useEffect(() => {
    const button = isBar ? document.querySelector<HTMLElement>('[data-consent-reopen]:not([hidden])') : null
    if (!button) return
    button.hidden = true
    return () => {
      button.hidden = false
    }
  }, [isBar])
}

/** Gives the window an entry of its own, unless it has one: after a reload it still does. */
export function claimBack() {
  if (!isMarked()) history.pushState({ chat: mark } satisfies State, '')
}
