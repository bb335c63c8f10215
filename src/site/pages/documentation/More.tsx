import type { ReactNode } from 'react'
import styles from './More.module.css'

type MoreProps = { readonly id?: string; readonly title: ReactNode; readonly children: ReactNode }

/** Opens on demand: for the few who need it. */
export function More({ id, title, children }: MoreProps) {
  return (
    <details id={id} className={styles.more}>
      <summary>
        <span>{title}</span>
      </summary>
      {children}
    </details>
  )
}
