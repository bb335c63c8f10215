import { joinClasses } from '#design/join-classes.ts'
import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './bars.module.css'

type PriceBookProps = { readonly words: MultiLocationCopy['pictures']['prices']; readonly language: Language }

/** One price list, and the branches that sell something at their own price. */
export function PriceBook({ words, language }: PriceBookProps) {
  const branches = words.columns.slice(2)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <SlipTable className={joinClasses(figures.figures, styles.bars)} columns={words.columns}>
        {words.products.map(({ name, listed, own }) => (
          <SlipRow key={name} head={name} cells={[formatAmount(listed, language)]}>
            {own.map((price, index) => (
              <td key={branches[index]} className={price === null ? styles.listed : styles.own}>
                {price === null ? words.asListed : formatAmount(price, language)}
              </td>
            ))}
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
