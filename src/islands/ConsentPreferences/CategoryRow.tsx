import { useId } from 'react'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import { Switch } from '#design/Switch/Switch.tsx'
import styles from './ConsentPreferences.module.css'

type CategoryRowProps = {
  readonly words: { readonly name: string; readonly covers: string }
  /** Its words where the category cannot be switched off (CONS-20); else null. */
  readonly alwaysActive: string | null
  readonly isOn: boolean
  readonly onTurn: () => void
}

/** One category: its name, what it covers, and its switch. */
export function CategoryRow({ words, alwaysActive, isOn, onTurn }: CategoryRowProps) {
  const id = useId()
  return (
    <li className={styles.category}>
      <h3 id={id}>{words.name}</h3>
      {alwaysActive === null ? (
        <Switch checked={isOn} onChange={onTurn} aria-labelledby={id} aria-describedby={`${id}-covers`} />
      ) : (
        <span className={styles.always}>
          <Sign path={icons.done} />
          {alwaysActive}
        </span>
      )}
      <p id={`${id}-covers`}>{words.covers}</p>
    </li>
  )
}
