import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
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
      <SlipTable className={figures.figures} columns={words.columns} scope="col">
        {words.rows.map((row) => (
          <SlipRow
            key={row.name}
            className={joinClasses(row.arrived < row.sent && warning.warn)}
            head={row.name}
            cells={[row.sent]}
          >
            <td>
              {row.arrived}
              {row.arrived < row.sent && (
                <small>
                  {row.sent - row.arrived} {words.missing}
                </small>
              )}
            </td>
          </SlipRow>
        ))}
        <SlipTotal head={words.total} cells={[sent, arrived]} />
      </SlipTable>
    </Scene>
  )
}
