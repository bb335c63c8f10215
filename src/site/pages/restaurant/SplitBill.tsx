import type { RestaurantCopy } from '#content/copy/restaurant.ts'
import { orderForThree } from '#content/sample-data.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'

type SplitBillProps = { readonly words: RestaurantCopy['scenes']['bill']; readonly language: Language }

/** One bill on as many receipts as there are guests; what was shared is divided evenly. */
export function SplitBill({ words, language }: SplitBillProps) {
  const { label, title, aside, total, note } = words
  const { currency, shared, guests } = orderForThree(words)
  const share = shared / guests.length
  const parts = guests.map((guest) => ({
    ...guest,
    amount: guest.dishes.reduce((sum, { price, count = 1 }) => sum + price * count, share),
  }))
  const sum = parts.reduce((whole, { amount }) => whole + amount, 0)
  return (
    <Scene label={label} title={title} aside={aside}>
      <SlipTable>
        {parts.map(({ name, pays, dishes, amount }) => (
          <tr key={name}>
            <td>
              <b>{name}</b>, {pays}
              {dishes.map((dish) => (
                <small key={dish.name}>
                  {dish.count && `${dish.count} × `}
                  {dish.name} {formatAmount(dish.price, language)}
                </small>
              ))}
              <small>
                {formatAmount(share, language)} {words.shared}
              </small>
            </td>
            <td>{formatAmount(amount, language)}</td>
          </tr>
        ))}
        <SlipTotal head={total} cells={[formatMoney(sum, currency, language)]} />
      </SlipTable>
      <small>{note}</small>
    </Scene>
  )
}
