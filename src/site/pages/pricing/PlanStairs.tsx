import type { PlanCardWords, PricingCopy } from '#content/copy/pricing.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { Tag } from '#design/Tag/Tag.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Action } from '#site/sections/Actions/Action.tsx'
import { Indication } from './Indication.tsx'
import styles from './PlanStairs.module.css'

type PlanStairsProps = { readonly words: PricingCopy['plans'] }

/** The three plans as three terraces, each standing higher than the last (PRICE-7). */
export function PlanStairs({ words }: PlanStairsProps) {
  return (
    <section className={styles.stairs} aria-labelledby="plans" data-view="subscription">
      <h2 id="plans">
        <VisuallyHidden>{words.heading}</VisuallyHidden>
      </h2>
      <Wrap className={styles.columns}>
        {words.cards.map((card) => (
          <PlanCard key={card.id} card={card} words={words} />
        ))}
      </Wrap>
      {/* After the plans, so that it is painted when the ground on which it stands is known. */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.far} d="M0 86C22 86 36 30 58 26S86 6 100 2V100H0z" />
        <path className={styles.near} d="M0 97C30 97 44 66 64 60S88 40 100 36V100H0z" />
      </svg>
    </section>
  )
}

/** PRICE-8..12: what it is, what it costs, what it has and what it has not. */
function PlanCard({ card, words }: { readonly card: PlanCardWords; readonly words: PricingCopy['plans'] }) {
  return (
    <article className={joinClasses(styles.card, styles[card.colour])} data-plan={card.id}>
      <p className={styles.sign}>
        <Icon name={card.icon} />
        {card.isPopular && <Tag isFilled>{words.popular}</Tag>}
      </p>
      <h3>{card.name}</h3>
      <p className={styles.description}>{card.description}</p>
      <div data-billing="monthly">
        <p className={styles.price}>
          <b>{card.monthlyPrice}</b> {words.perMonth}
        </p>
        <Indication priceKey={`${card.id} monthly`} about={words.about} />
      </div>
      <div data-billing="annual">
        <p className={styles.price}>
          <b>{card.annualPrice}</b> {words.perYear}
        </p>
        <Indication priceKey={`${card.id} annual`} about={words.about} />
        <p className={styles.saving}>{card.saving}</p>
      </div>
      <Action action={card.action} kind="solid" />
      <h4>{words.includes}</h4>
      <DiamondList items={card.features} className={styles.list} />
      <h4>{words.limits}</h4>
      <ul className={styles.without}>
        {card.limitations.map((limitation) => (
          <li key={limitation}>{limitation}</li>
        ))}
      </ul>
    </article>
  )
}
