import type { ModulesCopy, SaleWords } from '#content/copy/modules.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import styles from './OneSale.module.css'

type OneSaleProps = { readonly words: ModulesCopy['sale']; readonly language: Language }

/** One order, and what every module does with it. */
export function OneSale({ words: { heading, note, slip }, language }: OneSaleProps) {
  const { ordered, total, traces, taxPercent, ...sceneHead } = slip
  const sum = ordered.reduce((amount, { quantity, price }) => amount + quantity * price, 0)
  const tax = Math.round((sum * taxPercent) / (100 + taxPercent))
  const says = (shows: SaleWords['traces'][number]['shows']) =>
    typeof shows === 'object' ? shows.words : formatAmount(shows === 'sum' ? sum : tax, language)
  return (
    <Terrace className={styles.ground}>
      <Wrap className={styles.columns}>
        <div className={styles.text}>
          <h2>{heading}</h2>
          <p>{note}</p>
        </div>
        <Scene {...sceneHead}>
          <SlipTable>
            {ordered.map(({ name, quantity, price }) => (
              <SlipRow key={name} head={`${quantity} ${name}`} cells={[formatAmount(quantity * price, language)]} />
            ))}
            <SlipRow className={styles.total} head={total} cells={[formatMoney(sum, 'RWF', language)]} />
          </SlipTable>
          <ul className={styles.traces}>
            {traces.map(({ module, name, text, shows }) => (
              <li key={module} className={joinClasses(grounds[module], styles.trace)}>
                <b>{name}</b>
                <span>{text}</span>
                <span>{says(shows)}</span>
              </li>
            ))}
          </ul>
        </Scene>
      </Wrap>
    </Terrace>
  )
}
