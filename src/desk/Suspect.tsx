import { desk } from '#content/team/desk.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import styles from './Suspect.module.css'

/** The mark of a row that may be a program's; the page of the lead says why. */
export function Suspect() {
  return (
    <span className={styles.suspect}>
      <Icon name="warn" />
      {desk.inbox.suspect}
    </span>
  )
}
