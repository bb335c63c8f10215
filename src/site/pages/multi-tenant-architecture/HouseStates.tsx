import type { HouseState, MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './HouseStates.module.css'

/** The tenants of one owner, and where each stands in its life: a lit, shaded, outlined or crossed-out house. */
export function HouseStates({ words }: { readonly words: MultiTenantArchitectureCopy['pictures']['states'] }) {
  const looks = {
    open: styles.open,
    paused: styles.paused,
    invited: undefined,
    closed: styles.closed,
  } satisfies Record<HouseState, string | undefined>
  return (
    <Scene label={words.label} title={words.title} aside={`${words.houses.length} ${words.unit}`}>
      <SlipTable className={styles.houses}>
        {words.houses.map(({ name, detail, state }) => (
          <SlipRow
            key={name}
            head={
              <svg className={joinClasses(styles.house, looks[state])} viewBox="0 0 24 24">
                <path d="M3 22V11l9-8 9 8v11z" />
                {state === 'closed' && <path d="M3 22 21 8" />}
              </svg>
            }
          >
            <td>
              <b>{name}</b>
              <small>{detail}</small>
            </td>
            <td>{words.words[state]}</td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
