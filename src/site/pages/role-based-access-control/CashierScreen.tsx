import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './CashierScreen.module.css'

/** The whole suite as an employee has it: the buttons of the job, and what is not there. */
export function CashierScreen({ words }: { readonly words: RoleBasedAccessControlCopy['pictures']['screen'] }) {
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <ul className={styles.functions}>
        {words.functions.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className={styles.hidden}>
        {words.note}{' '}
        {words.hidden.map((name) => (
          <s key={name}>{name}</s>
        ))}
      </p>
    </Scene>
  )
}
