import type { RoleBasedAccessControlCopy } from '#content/copy/role-based-access-control.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './UserList.module.css'

/** The administrator's list: who is here, who was invited, who has gone. */
export function UserList({ words }: { readonly words: RoleBasedAccessControlCopy['pictures']['users'] }) {
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <SlipTable>
        {words.people.map(({ name, detail, role, state }) => (
          <SlipRow
            key={name}
            className={joinClasses(state === 'ended' && styles.ended)}
            head={<b>{name}</b>}
            note={detail}
          >
            <td>
              <span className={joinClasses(styles.role, state === 'active' && styles.active)}>{role}</span>
            </td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
