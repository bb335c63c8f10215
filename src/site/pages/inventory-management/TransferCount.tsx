import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './TransferCount.module.css'

/** What was sent and what arrived, counted at both ends of the road. */
export function TransferCount({ words }: { readonly words: InventoryManagementCopy['pictures']['transfer'] }) {
  const sent = words.rows.reduce((sum, row) => sum + row.sent, 0)
  const arrived = words.rows.reduce((sum, row) => sum + row.arrived, 0)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <svg className={styles.road} viewBox="0 0 400 44">
        <path className={styles.way} d="M14 34h56l30-22 40 16 44-26 40 26 34-14 36 20h92" />
        <path className={styles.ends} d="M14 25l9 9-9 9-9-9zM386 25l9 9-9 9-9-9z" />
      </svg>
      <table className={figures.figures}>
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
          {words.rows.map((row) => (
            <tr key={row.name} className={joinClasses(row.arrived < row.sent && warning.warn)}>
              <td>{row.name}</td>
              <td>{row.sent}</td>
              <td>
                {row.arrived}
                {row.arrived < row.sent && (
                  <small>
                    {row.sent - row.arrived} {words.missing}
                  </small>
                )}
              </td>
            </tr>
          ))}
          <tr>
            <td>
              <b>{words.total}</b>
            </td>
            <td>
              <b>{sent}</b>
            </td>
            <td>
              <b>{arrived}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </Scene>
  )
}
