import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { brokenLine } from '#content/sample-data.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './OfflineQueue.module.css'

type OfflineQueueProps = {
  readonly words: PointOfSaleSystemCopy['pictures']['offline']
  readonly language: Language
}

const minuteWidth = 13
const width = 30 * minuteWidth

/** Half an hour of a till: the network breaks, the sales do not. Those made in the gap are sent when it closes. */
export function OfflineQueue({ words, language }: OfflineQueueProps) {
  const { hour, fell, rose, sales } = brokenLine
  const total = sales.reduce((sum, { amount }) => sum + amount, 0)
  const isWaiting = (minute: number) => minute > fell && minute < rose
  const place = (minute: number) => minute * minuteWidth
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <div className={styles.name}>{words.network}</div>
      <svg className={styles.lines} viewBox={`0 0 ${width} 12`}>
        <path className={styles.network} d={`M0 6H${place(fell)}M${place(rose)} 6H${width}`} />
        <path className={styles.gap} d={`M${place(fell)} 6H${place(rose)}`} />
      </svg>
      <div className={styles.name}>{words.till}</div>
      <svg className={styles.lines} viewBox={`0 0 ${width} 16`}>
        <path className={styles.till} d={`M0 8H${width}`} />
        {sales.map(({ minute, receipt }) => (
          <path
            key={receipt}
            className={isWaiting(minute) ? styles.waiting : styles.sent}
            d={`M${place(minute)} 0l8 8-8 8-8-8z`}
          />
        ))}
      </svg>
      <SlipTable className={styles.queue}>
        {sales.map(({ minute, receipt, amount }) => (
          <SlipRow
            key={receipt}
            head={`${hour}:${String(minute).padStart(2, '0')}`}
            cells={[formatAmount(amount, language)]}
          >
            <td>{isWaiting(minute) ? <b>{words.waited}</b> : words.live}</td>
          </SlipRow>
        ))}
        <SlipTotal head={words.total} span={2} cells={[formatMoney(total, 'RWF', language)]} />
      </SlipTable>
    </Scene>
  )
}
