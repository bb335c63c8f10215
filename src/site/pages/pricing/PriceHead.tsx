import type { PricingCopy } from '#content/copy/pricing.ts'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Choice } from './Choice.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import { priceViewFormId } from '#contract/price-view.ts'
import { OpeningEnd } from '#site/sections/PageOpening/OpeningEnd.tsx'
import styles from './PriceHead.module.css'

type PriceHeadProps = { readonly words: PricingCopy['head']; readonly choice: PricingCopy['choice'] }

/** The headline beside the offer, and the two choices that stand on the lowest step of the stairs (PRICE-2, PRICE-4). */
export function PriceHead({ words, choice }: PriceHeadProps) {
  return (
    <div className={styles.head}>
      <Wrap className={styles.columns}>
        <h1>{words.headline}</h1>
        <div>
          <p className={styles.lead}>{words.lead}</p>
          <CurrencyChoice words={words} />
        </div>
      </Wrap>
      <Wrap className={styles.choices}>
        {/* The browser must not bring back an old choice after a reload: the address says what is chosen. */}
        <form id={priceViewFormId} className={styles.form} autoComplete="off">
          <Choice name="purchase" words={choice.purchase} />
          <div data-view="subscription">
            <Choice name="billing" words={choice.billing} />
          </div>
        </form>
        <p className={styles.note} data-view="subscription">
          {choice.note} <a href={choice.noteLink.href}>{choice.noteLink.label}</a>
        </p>
      </Wrap>
      <OpeningEnd />
    </div>
  )
}
