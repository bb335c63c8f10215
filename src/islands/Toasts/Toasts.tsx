import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Toast } from '#design/Toast/Toast.tsx'

export type ToastMessage = { readonly kind: 'success' | 'failure'; readonly text: string }

const successMs = 10_000

type ToastsProps = {
  readonly message: ToastMessage | null
  readonly closeLabel: string
  readonly onClose: () => void
}

/**
 * Shows a toast in the page's one region for its kind (role status or alert), which stands in every page's shell.
 * It stays until the visitor closes it or does the next thing: some read slowly. Touching the page beside it, or typing
 * there, is the next thing, and it would lie over that; scrolling is not. A success goes by itself: the page says it, too.
 */
export function Toasts({ message, closeLabel, onClose }: ToastsProps) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!message) return
    const leave = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-toasts]')) close()
    }
    document.addEventListener('pointerup', leave)
    document.addEventListener('input', leave)
    const timer = message.kind === 'success' ? setTimeout(() => close(), successMs) : undefined
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerup', leave)
      document.removeEventListener('input', leave)
    }
  }, [message])
  if (!message) return null
  const region = document.querySelector(`[data-toasts=${message.kind}]`)
  const toast = (
    <Toast kind={message.kind} closeLabel={closeLabel} onClose={onClose}>
      {message.text}
    </Toast>
  )
  return region && createPortal(toast, region)
}
