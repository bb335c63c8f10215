import type { LandingCopy } from '#content/copy/landing.ts'
import { LinkButton } from '#design/Button/Button.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { OpeningEnd } from '#site/sections/PageOpening/OpeningEnd.tsx'
import { LedgerHeadline } from './LedgerHeadline.tsx'
import styles from './Hero.module.css'

type HeroProps = {
  readonly copy: LandingCopy['hero']
  readonly language: Language
}

/** The promise, standing on a ledger whose rules become hills; below it what the suite is, what it costs, and the two ways on (LAND-2..4). */
export function Hero({ copy, language }: HeroProps) {
  return (
    <section className={styles.hero} id="home">
      <Wrap>
        <div className={styles.rows}>
          <h1>
            <span className={styles.kicker}>
              {copy.kicker}
              <VisuallyHidden>: </VisuallyHidden>
            </span>
            <LedgerHeadline lines={copy.lines} />
          </h1>
          <dl className={styles.figures} aria-hidden="true">
            {copy.figures.map(({ label, amount, currency }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{currency ? formatMoney(amount, currency, language) : formatAmount(amount, language)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Wrap>
      <div className={styles.ground}>
        <Wrap>
          <p className={styles.lead}>{copy.lead}</p>
          <div className={styles.actions}>
            <LinkButton href="#modules">{copy.explore}</LinkButton>
            <LinkButton href="#contact" kind="line">
              {copy.contact}
            </LinkButton>
          </div>
          <p className={styles.terms}>
            <a href="/pricing">{copy.terms.price}</a>
            {copy.terms.trial}
            <br />
            {copy.proof.text}
            <a href="/documentation">{copy.proof.link}</a>.
          </p>
          <ul className={styles.badges}>
            {copy.badges.map(({ icon, text }) => (
              <li key={icon}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        </Wrap>
      </div>
      <OpeningEnd />
    </section>
  )
}
