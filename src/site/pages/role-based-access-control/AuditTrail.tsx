import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './AuditTrail.module.css'

/** Lines of the audit trail: when, who, what. */
export function AuditTrail({ words }: { readonly words: RoleBasedAccessControlCopy['pictures']['log'] }) {
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <table className={styles.log}>
        <tbody>
          {words.lines.map(({ time, who, what, ...line }) => (
            <tr key={time} className={joinClasses('isOdd' in line && warning.warn)}>
              <td>{time}</td>
              <td>{who}</td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
