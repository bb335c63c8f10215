import type { LinkWords } from '#content/page-words.ts'
import { Action } from '#site/sections/Actions/Action.tsx'
import styles from './Jumps.module.css'

/** Ways down the page, for those who would rather read than ask. */
export function Jumps({ links }: { readonly links: readonly LinkWords[] }) {
  return (
    <p className={styles.jumps}>
      {links.map((link) => (
        <Action key={link.href} action={link} kind="text" />
      ))}
    </p>
  )
}
