import type { WomenEmpowermentCopy } from '#content/copy/women-empowerment.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './AccessList.module.css'

/** Who may do what in one shop: a role for each person instead of one password for all. */
export function AccessList({
  words: { people, ...head },
}: {
  readonly words: WomenEmpowermentCopy['scenes']['access']
}) {
  return (
    <Scene {...head}>
      <table>
        <tbody>
          {people.map(({ name, role, may, seen, isHead }) => (
            <tr key={name}>
              <td>
                <b className={joinClasses(isHead && styles.head)}>{name}</b>
                <small>{may}</small>
              </td>
              <td>
                {role}
                <small>{seen}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
