import type { RestaurantCopy } from '#content/copy/restaurant.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'

type Bill = RestaurantCopy['scenes']['bill']
type SplitBillProps = { readonly words: Bill; readonly language: Language }

/** One bill on as many receipts as there are guests; what was shared is divided evenly. */
export function SplitBill({ words, language }: SplitBillProps) {
  const { label, title, aside, shared, guests, currency, total, note } = words
  const share = sumOf(shared.dishes) / guests.length
  const parts = guests.map((guest) => ({ ...guest, amount: sumOf(guest.dishes) + share }))
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
                {formatAmount(share, language)} {shared.says}
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

function sumOf(dishes: Bill['shared']['dishes']) {
  return dishes.reduce((sum, { price, count = 1 }) => sum + price * count, 0)
}
