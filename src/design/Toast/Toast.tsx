import type { ReactNode } from 'react'
import { Icon } from '#design/Icon/Icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Toast.module.css'

type ToastProps = { readonly kind: 'success' | 'failure'; readonly children: ReactNode }

/** How a short message looks. Where it stands, and how it is announced, is the toaster's business. */
export function Toast({ kind, children }: ToastProps) {
  return (
    <p className={joinClasses(styles.toast, kind === 'success' && styles.success)}>
      <Icon name={kind === 'success' ? 'done' : 'warn'} />
      <span>{children}</span>
    </p>
  )
}
