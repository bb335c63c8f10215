import type { ComponentProps } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Button.module.css'
import textStyles from './TextButton.module.css'

/** `solid` is the one action of a view, `line` any other beside it, `text` looks like a link. */
type Look = { readonly kind?: 'solid' | 'line' | 'text' }

export function Button({ kind = 'solid', className, type = 'submit', ...rest }: ComponentProps<'button'> & Look) {
  return <button className={joinClasses(classOf(kind), className)} type={type} {...rest} />
}

/** A link that is an action: it looks like a button and still opens in a new tab, or without JavaScript. */
export function LinkButton({ kind = 'solid', className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={joinClasses(classOf(kind), className)} {...rest}>
      {children}
    </a>
  )
}

function classOf(kind: 'solid' | 'line' | 'text') {
  return kind === 'text' ? textStyles.text : joinClasses(styles.button, kind === 'line' && styles.line)
}
