import type { ActionWords } from '#content/page-words.ts'
import { Action } from './Action.tsx'
import styles from './Actions.module.css'

/** What the reader may do now: the first action is the one we hope for. */
export function Actions({ actions }: { readonly actions: readonly ActionWords[] }) {
  if (actions.length === 0) return null
  return (
    <p className={styles.actions}>
      {actions.map((action, index) => (
        <Action key={action.label} action={action} kind={index === 0 ? 'solid' : 'line'} />
      ))}
    </p>
  )
}
