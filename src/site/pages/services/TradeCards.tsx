import type { ServicesCopy, Trade, TradeWords } from '#content/copy/services.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { Pattern } from '#design/Pattern/Pattern.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { modules } from '#facts/modules.ts'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import styles from './TradeCards.module.css'

/** A thing of each trade, cut out of one colour: a jar with its dose, a basket, a pot on the fire, a door with its number. */
const drawings = {
  pharmacy: 'M14 0h44v10H14zM8 14h56v66H8zm24 20v10H22v10h10v10h10V54h10V44H42V34z',
  retail: 'M28 0h10L26 24h48L62 0h10l14 24h6v12H8V24h6zM14 40h72l-8 40H22zm16 8v24h6V48zm17 0v24h6V48zm17 0v24h6V48z',
  restaurant:
    'M36 0h12v8h24v8H12V8h24zM14 20h56v38H14zM2 28h8v10H2zm72 0h8v10h-8zM20 64l8 16H12zm22 0l8 16H34zm22 0l8 16H56z',
  hotel: 'M8 0h52v80H8zm12 10v18h28V10zm22 32v8h8v-8z',
} as const satisfies Record<Trade, string>

/** The four trades as cloths side by side, each in its colour under its motif, each leading to its page (SRV-1). */
export function TradeCards({ words: { heading, note, cards } }: { readonly words: ServicesCopy['trades'] }) {
  return (
    <Terrace className={styles.trades}>
      <Wrap className={styles.head}>
        <h2>{heading}</h2>
        <p>{note}</p>
      </Wrap>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <TradeCard key={card.trade} card={card} />
        ))}
      </ul>
    </Terrace>
  )
}

function TradeCard({ card: { trade, label, href, text, businessTypes } }: { readonly card: TradeWords }) {
  const pattern = modules.find(({ id }) => id === trade)?.pattern
  return (
    <li className={joinClasses(grounds[trade], styles.card, trade === 'retail' && styles.light)}>
      {pattern && <Pattern name={pattern} className={styles.strip} />}
      <svg className={styles.drawing} viewBox="0 0 100 80" aria-hidden="true">
        <path fillRule="evenodd" d={drawings[trade]} />
      </svg>
      <h3>
        <a href={href}>
          {label}
          <Icon name="go" />
        </a>
      </h3>
      <p>{text}</p>
      <p className={styles.types}>{businessTypes}</p>
    </li>
  )
}
