import type { MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './TwoSettings.module.css'

/** The same settings in two houses, beside each other. */
export function TwoSettings({ words }: { readonly words: MultiTenantArchitectureCopy['pictures']['settings'] }) {
  return (
    <Scene label={words.label} title={words.title}>
      <table className={styles.settings}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map(([setting, first, second]) => (
            <tr key={setting}>
              <td>{setting}</td>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
