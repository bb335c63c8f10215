import type { ReactNode } from 'react'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Toast.module.css'

type ToastProps = {
  readonly kind: 'success' | 'failure'
  /** The close button's name. */
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** How a short message looks. Where it stands, and how it is announced, is the toaster's business. */
export function Toast({ kind, closeLabel, onClose, children }: ToastProps) {
  return (
    <p className={joinClasses(styles.toast, kind === 'success' && styles.success)}>
      <Sign path={kind === 'success' ? icons.done : icons.warn} />
      <span>{children}</span>
      <button className={styles.close} type="button" aria-label={closeLabel} onClick={onClose}>
        <Sign path={icons.close} />
      </button>
    </p>
  )
}
