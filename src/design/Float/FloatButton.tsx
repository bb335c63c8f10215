import type { ComponentProps } from 'react'
import { Icon, type IconName } from '#design/Icon/Icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Float.module.css'

type FloatButtonProps = ComponentProps<'button'> & { readonly icon: IconName }

/** A round button that floats over every page, bottom left unless its own class says otherwise. */
export function FloatButton({ icon, className, ...rest }: FloatButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- said by whoever uses it
    <button className={joinClasses(styles.float, className)} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
