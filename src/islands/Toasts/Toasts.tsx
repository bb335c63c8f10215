import { createPortal } from 'react-dom'
import { Toast } from '#design/Toast/Toast.tsx'

export type ToastMessage = { readonly kind: 'success' | 'failure'; readonly text: string }

type ToastsProps = {
  readonly message: ToastMessage | null
  readonly closeLabel: string
  readonly onClose: () => void
}

/**
 * Shows a toast in the page's one region for its kind (role status or alert), which stands in every page's shell.
 * It stays until the visitor closes it or does the next thing: some read slowly.
 */
export function Toasts({ message, closeLabel, onClose }: ToastsProps) {
  if (!message) return null
  const region = document.querySelector(`[data-toasts=${message.kind}]`)
  const toast = (
    <Toast kind={message.kind} closeLabel={closeLabel} onClose={onClose}>
      {message.text}
    </Toast>
  )
  return region && createPortal(toast, region)
}
