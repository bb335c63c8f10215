import { LinkButton } from '#design/Button/Button.tsx'
import type { LinkWords } from '#content/page-words.ts'
import styles from './ActionLinks.module.css'

/** What the reader may do now: the first action is the one we hope for. */
export function ActionLinks({ links }: { readonly links: readonly LinkWords[] }) {
  if (links.length === 0) return null
  return (
    <p className={styles.actions}>
      {links.map(({ label, href }, index) => (
        <LinkButton key={label} href={href} kind={index === 0 ? 'solid' : 'line'}>
          {label}
        </LinkButton>
      ))}
    </p>
  )
}
