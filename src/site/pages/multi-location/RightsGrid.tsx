import type { MultiLocationCopy, Right } from '#content/copy/multi-location.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './RightsGrid.module.css'

type RightsGridProps = { readonly words: MultiLocationCopy['pictures']['rights'] }

/** People in rows, branches in columns: a full diamond works there, an empty one only reads. */
export function RightsGrid({ words: { label, title, aside, head, branches, people, key } }: RightsGridProps) {
  return (
    <Scene label={label} title={title} aside={aside}>
      <SlipTable className={styles.grid} columns={[head, ...branches]}>
        {people.map(({ name, role, rights }) => (
          <SlipRow key={name} head={<b>{name}</b>} note={role}>
            {branches.map((branch, index) => (
              <td key={branch}>
                <RightMark right={rights[index]} />
              </td>
            ))}
          </SlipRow>
        ))}
      </SlipTable>
      <p className={styles.key}>
        {Object.entries(key).map(([right, says]) => (
          <span key={right}>
            <RightMark right={right} /> {says}
          </span>
        ))}
      </p>
    </Scene>
  )
}

function RightMark({ right }: { readonly right: string | undefined }) {
  const looks = { w: styles.works, r: styles.reads } satisfies Record<Right, string | undefined>
  return right === 'w' || right === 'r' ? <i className={looks[right]} /> : null
}
