import type { HotelCopy } from '#content/copy/hotel.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import reckoned from '#site/sections/module-scenes/sums.module.css'

type FolioProps = { readonly words: HotelCopy['scenes']['folio']; readonly language: Language }

/** All a guest owes the house on one account, less what was paid ahead. */
export function Folio({ words, language }: FolioProps) {
  const total = words.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <table>
        <tbody>
          {words.lines.map(({ name, detail, quantity, price }) => (
            <SlipRow
              key={name}
              head={name}
              note={`${detail}, ${quantity}\u00a0×\u00a0${formatAmount(price, language)}`}
              cells={[formatAmount(quantity * price, language)]}
            />
          ))}
        </tbody>
        <tbody className={reckoned.sums}>
          <SlipRow head={words.total} cells={[formatAmount(total, language)]} />
          <SlipRow head={words.deposit.says} cells={[`−${formatAmount(words.deposit.amount, language)}`]} />
          <SlipTotal head={words.due} cells={[formatMoney(total - words.deposit.amount, words.currency, language)]} />
        </tbody>
      </table>
      <small>{words.note}</small>
    </Scene>
  )
}
