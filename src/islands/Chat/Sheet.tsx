import { useEffect, useId, useRef, type ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Talk.module.css'

type SheetProps = {
  readonly role: 'dialog' | 'alertdialog'
  readonly title: string
  readonly children: ReactNode
}

/** A question over the conversation. The focus goes in, and back to what opened it. */
export function Sheet({ role, title, children }: SheetProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { activeElement } = document
    panel.current?.focus()
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [])

  return (
    <div className={styles.veil}>
      <div
        ref={panel}
        role={role}
        aria-labelledby={id}
        tabIndex={-1}
        className={joinClasses(styles.sheet, role === 'alertdialog' && styles.grave)}
      >
        <h3 id={id}>{title}</h3>
        {children}
      </div>
    </div>
  )
}
