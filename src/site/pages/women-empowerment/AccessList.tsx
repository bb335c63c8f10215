import type { WomenEmpowermentCopy } from '#content/copy/women-empowerment.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './AccessList.module.css'

/** Who may do what in one shop: a role for each person instead of one password for all. */
export function AccessList({
  words: { people, ...head },
}: {
  readonly words: WomenEmpowermentCopy['scenes']['access']
}) {
  return (
    <Scene {...head}>
      <SlipTable>
        {people.map(({ name, role, may, seen, isHead }) => (
          <SlipRow key={name} head={<b className={joinClasses(isHead && styles.head)}>{name}</b>} note={may}>
            <td>
              {role}
              <small>{seen}</small>
            </td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
