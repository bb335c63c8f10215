import { joinClasses } from '#design/join-classes.ts'
import type { GenderEqualityCopy } from '#content/copy/gender-equality.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
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
      <SlipTable columns={[role, ...people]}>
        {rights.map(({ name, isGiven }) => (
          <SlipRow key={name} head={name}>
            {people.map((person) => (
              <td key={person}>{isGiven ? <b className={styles.given}>{yes}</b> : no}</td>
            ))}
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
