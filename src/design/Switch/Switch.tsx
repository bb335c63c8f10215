import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

/** On or off, at once. A checkbox underneath, so that it works with every key and every reader; the thumb is the house's diamond. */
export function Switch(props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) {
  return (
    <span className={styles.switch}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says its state itself */}
      <input type="checkbox" role="switch" {...props} />
      <i />
    </span>
  )
}
