import type { PricingCopy } from '#content/copy/pricing.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Island } from '#islands/Island.tsx'
import { PlanCalculator } from '#islands/PlanCalculator/PlanCalculator.island.tsx'
import styles from './Calculator.module.css'

/** What a shop of this size pays. The first answer is worked out at build, so it is there before any script. */
export function Calculator({ words }: { readonly words: PricingCopy['calculator'] }) {
  return (
    <Terrace id="calculator" className={styles.ground} isFlipped>
      <Wrap className={styles.column}>
        <h2>{words.heading}</h2>
        <p className={styles.text}>{words.text}</p>
        <noscript>
          <p className={styles.text}>{words.withoutScript}</p>
        </noscript>
        <div data-computed="calculation">
          <Island wake="visible">
            <PlanCalculator words={words.words} />
          </Island>
        </div>
      </Wrap>
    </Terrace>
  )
}
