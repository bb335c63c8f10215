import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './BatchTrace.module.css'

/** The way of one batch through the stores, a fork for each shop, and one serial number below it. */
export function BatchTrace({ words }: { readonly words: InventoryManagementCopy['pictures']['trace'] }) {
  const depths = [styles.source, styles.shop, styles.sold]
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <ol className={styles.way}>
        {words.steps.map(({ place, detail, pieces, depth }) => (
          <li key={place} className={joinClasses(depths[depth])}>
            <span>
              <b>{place}</b>
              <small>{detail}</small>
            </span>
            <b>{pieces}</b>
          </li>
        ))}
      </ol>
      <span className={styles.serial}>{words.serial}</span>
    </Scene>
  )
}
