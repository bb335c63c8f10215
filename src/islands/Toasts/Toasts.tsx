import { createPortal } from 'react-dom'
import { Toast } from '#design/Toast/Toast.tsx'

export type ToastMessage = { readonly kind: 'success' | 'failure'; readonly text: string }

/** Shows a toast in the page's one region for its kind (role status or alert), which stands in every page's shell. */
export function Toasts({ message }: { readonly message: ToastMessage | null }) {
  if (!message) return null
  const region = document.querySelector(`[data-toasts=${message.kind}]`)
  return region && createPortal(<Toast kind={message.kind}>{message.text}</Toast>, region)
}
