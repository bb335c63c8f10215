import { joinClasses } from '#design/join-classes.ts'
import type { GenderEqualityCopy } from '#content/copy/gender-equality.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './SameRights.module.css'

/** A role and the people who have it. The marks come from the role, so no two columns can differ. */
export function SameRights({
  words: { role, people, rights, yes, no, ...head },
}: {
  readonly words: GenderEqualityCopy['scenes']['rights']
}) {
  return (
    <Scene {...head} className={joinClasses(figures.figures, styles.rights)}>
      <table>
        <thead>
          <tr>
            <th>{role}</th>
            {people.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ name, isGiven }) => (
            <tr key={name}>
              <td>{name}</td>
              {people.map((person) => (
                <td key={person}>{isGiven ? <b className={styles.given}>{yes}</b> : no}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
