import type { ComponentProps } from 'react'
import { Icon } from '#design/Icon/Icon.tsx'
import styles from './Warning.module.css'

/** A line of its own that nobody should read past, with its sign. */
export function Warning({ children, role }: Pick<ComponentProps<'p'>, 'children' | 'role'>) {
  return (
    <p className={styles.warning} role={role}>
      <Icon name="warn" />
      <span>{children}</span>
    </p>
  )
}
