import type { MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './TwoSettings.module.css'

/** The same settings in two houses, beside each other. */
export function TwoSettings({ words }: { readonly words: MultiTenantArchitectureCopy['pictures']['settings'] }) {
  return (
    <Scene label={words.label} title={words.title}>
      <SlipTable className={styles.settings} columns={words.columns} scope="col">
        {words.rows.map(([setting, first, second]) => (
          <SlipRow key={setting} head={setting} cells={[first, second]} />
        ))}
      </SlipTable>
    </Scene>
  )
}
