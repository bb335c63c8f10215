import type { PriceKey } from '#content/copy/pricing.ts'
import styles from './Indication.module.css'

type IndicationProps = { readonly priceKey: PriceKey; readonly about: string }

/** The line below a price that says about how much it is in the chosen currency; the script fills it. */
export function Indication({ priceKey, about }: IndicationProps) {
  return <p className={styles.indication} data-indication={priceKey} data-words={about} hidden />
}
