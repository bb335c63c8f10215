import type { PricingCopy } from '#content/copy/pricing.ts'
import { Mark } from '#design/Table/Mark.tsx'
import { Table } from '#design/Table/Table.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Comparison.module.css'
import { Currencies } from './Currencies.tsx'

type ComparisonProps = {
  readonly words: PricingCopy['comparison']
  readonly currencies: PricingCopy['currencies']
}

const popularPlan = 1

/** The benefits side by side: plan against plan, and renting against owning (PRICE-32). */
export function Comparison({ words, currencies }: ComparisonProps) {
  const say = (cell: string | boolean) => {
    if (typeof cell === 'string') return cell
    return cell ? <Mark word={words.yes} /> : words.no
  }
  const rowsOf = ({ rows }: PricingCopy['comparison']['plans']) =>
    rows.map(({ head, cells }) => ({ head, cells: cells.map(say) }))
  return (
    <Terrace id="comparison" className={styles.ground}>
      <Wrap className={styles.column}>
        <h2>{words.heading}</h2>
        <Table {...words.plans} rows={rowsOf(words.plans)} strong={popularPlan} />
        <p className={styles.note}>{words.phoneNote}</p>
        <Table {...words.ways} rows={rowsOf(words.ways)} isCaptionShown />
        <Currencies words={currencies} />
      </Wrap>
    </Terrace>
  )
}
