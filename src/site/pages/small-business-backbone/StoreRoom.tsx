import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'

type StoreRoomProps = { readonly words: SmallBusinessBackboneCopy['scenes']['store']; readonly language: Language }

/** What tomorrow leaves in the store room, and what has to be bought tonight. */
export function StoreRoom({ words, language }: StoreRoomProps) {
  const { label, title, inStore, enough, buy, goods } = words
  return (
    <Scene label={label} title={title}>
      <table>
        <tbody>
          {goods.map(({ name, unit, has, needs }) => (
            <tr key={name}>
              <td>
                <b>{name}</b>
                <small>
                  {formatAmount(has, language)} {unit} {inStore}
                </small>
              </td>
              <td>
                {formatAmount(Math.abs(has - needs), language)} {unit}
                {has < needs ? <small className={warning.warn}>{buy}</small> : <small>{enough}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
