import type { PricingCopy } from '#content/copy/pricing.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './Help.module.css'

/** For those who would rather ask somebody (PRICE-33). */
export function Help({ words }: { readonly words: PricingCopy['help'] }) {
  return (
    <Terrace className={styles.ground}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{words.heading}</h2>
          <p className={styles.text}>{words.text}</p>
          <p className={styles.call}>
            {words.call.before} <a href={words.call.href}>{words.call.label}</a>, <span>{words.call.after}</span>
          </p>
        </div>
        <Actions actions={words.actions} />
      </Wrap>
    </Terrace>
  )
}
