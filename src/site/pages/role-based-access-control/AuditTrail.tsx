import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './AuditTrail.module.css'

/** Lines of the audit trail: when, who, what. */
export function AuditTrail({ words }: { readonly words: RoleBasedAccessControlCopy['pictures']['log'] }) {
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <SlipTable className={styles.log}>
        {words.lines.map(({ time, who, what, ...line }) => (
          <SlipRow
            key={time}
            className={joinClasses('isOdd' in line && warning.warn)}
            head={time}
            cells={[who, what]}
          />
        ))}
      </SlipTable>
    </Scene>
  )
}
