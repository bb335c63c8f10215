import type { RetailCopy } from '#content/copy/retail.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './ShelfList.module.css'

type ShelfListProps = { readonly words: RetailCopy['scenes']['shelves']; readonly language: Language }

/** Products by the days their stock lasts, on the shelf and in the room behind it, and what all of it is worth. */
export function ShelfList({ words, language }: ShelfListProps) {
  const worth = words.products.reduce((sum, { price, shelf, store }) => sum + price * (shelf + store), 0)
  return (
    <Scene
      label={words.label}
      title={words.title}
      aside={`${formatMoney(worth, words.currency, language)} ${words.worth}`}
    >
      <SlipTable className={joinClasses(figures.figures, figures.bars)} columns={words.columns}>
        {words.products.map(({ name, price, shelf, store, soldADay }) => {
          const days = Math.floor((shelf + store) / soldADay)
          return (
            <SlipRow
              key={name}
              className={joinClasses(days === 0 && styles.due)}
              head={<b>{name}</b>}
              note={formatMoney(price, words.currency, language)}
              cells={[shelf]}
            >
              <td className={joinClasses(store === 0 && warning.warn)}>{store}</td>
              <td className={joinClasses(days === 0 && warning.warn)}>
                {days === 0 ? words.lastsToday : `${days} ${words.days}`}
                <Level shelf={shelf} store={store} />
              </td>
            </SlipRow>
          )
        })}
      </SlipTable>
    </Scene>
  )
}

/** A full bar stands for this many pieces and everything beyond. */
const fullBar = 300
const barWidth = 100

/** How much of the stock stands where customers reach it, and how much behind. */
function Level({ shelf, store }: { readonly shelf: number; readonly store: number }) {
  const widthOf = (pieces: number) => Math.round((Math.min(pieces, fullBar) / fullBar) * barWidth)
  return (
    <svg viewBox={`0 0 ${barWidth} 6`} preserveAspectRatio="none">
      <path className={styles.store} d={`M0 0h${widthOf(shelf + store)}v6H0z`} />
      <path className={styles.shelf} d={`M0 0h${widthOf(shelf)}v6H0z`} />
    </svg>
  )
}
