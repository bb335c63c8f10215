import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { cement } from '#content/sample-data.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './ReorderCurve.module.css'

const width = 400
const height = 130
/** The top of the drawing, in pieces. */
const most = 200

/** Stock as it falls to its reorder point and is lifted by a delivery. */
export function ReorderCurve({ words }: { readonly words: InventoryManagementCopy['pictures']['reorder'] }) {
  const { stock, point } = cement
  const step = width / (stock.length - 1)
  const yOf = (pieces: number) => Math.round(height - (pieces / most) * height)
  const curve = stock.map((pieces, day) => `${Math.round(day * step)} ${yOf(pieces)}`).join('L')
  const orders = stock.flatMap((pieces, day) =>
    pieces < point && (stock[day - 1] ?? 0) >= point ? [{ x: Math.round(day * step), y: yOf(pieces) }] : [],
  )
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`}>
        <path className={styles.stock} d={`M0 ${height}L${curve}V${height}z`} />
        <path className={styles.edge} d={`M${curve}`} />
        <path className={styles.point} d={`M0 ${yOf(point)}h${width}`} />
        {orders.map(({ x, y }) => (
          <path key={x} className={styles.order} d={`M${x} ${y - 9}l9 9-9 9-9-9z`} />
        ))}
      </svg>
      <b className={styles.name}>{words.pointName}</b>
      <SlipTable className={styles.events}>
        {words.events.map(([day, what]) => (
          <SlipRow key={day} head={day} cells={[what]} />
        ))}
      </SlipTable>
    </Scene>
  )
}
