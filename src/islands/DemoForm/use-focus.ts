import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RequestState } from './request-state.ts'

/** Moves the focus where the state has it go, and brings into sight how it goes on after a failure. */
export function useFocus({ focus, toast }: RequestState) {
  const summary = useRef<HTMLDivElement>(null)
  const retryLine = useRef<HTMLParagraphElement>(null)
  /** What has lost the focus while it was away or could not be pressed, and gets it back. */
  const leftBehind = useRef<HTMLElement>(null)

  // With what is shown, so that no key is pressed in between.
  useLayoutEffect(() => {
    if (focus?.isOnProblems) {
      summary.current?.focus()
      // As far up as it goes: below lies the toast.
      summary.current?.scrollIntoView({ block: 'start' })
    } else if (focus && document.activeElement === document.body) leftBehind.current?.focus()
  }, [focus])

  // What a toast says is not all: how it goes on stands in the form, and not below the toast.
  useEffect(() => {
    if (toast?.kind === 'failure') retryLine.current?.scrollIntoView({ block: 'nearest' })
  }, [toast])

  return { summary, retryLine, leftBehind }
}
