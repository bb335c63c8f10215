import { joinClasses } from '#design/join-classes.ts'
import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './bars.module.css'

type PriceBookProps = { readonly words: MultiLocationCopy['pictures']['prices']; readonly language: Language }

/** One price list, and the branches that sell something at their own price. */
export function PriceBook({ words, language }: PriceBookProps) {
  const branches = words.columns.slice(2)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <table className={joinClasses(figures.figures, styles.bars)}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.products.map(({ name, listed, own }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{formatAmount(listed, language)}</td>
              {own.map((price, index) => (
                <td key={branches[index]} className={price === null ? styles.listed : styles.own}>
                  {price === null ? words.asListed : formatAmount(price, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
