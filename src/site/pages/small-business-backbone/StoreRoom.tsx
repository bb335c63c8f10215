import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'

type StoreRoomProps = { readonly words: SmallBusinessBackboneCopy['scenes']['store']; readonly language: Language }

/** What tomorrow leaves in the store room, and what has to be bought tonight. */
export function StoreRoom({ words, language }: StoreRoomProps) {
  const { label, title, inStore, enough, buy, goods } = words
  return (
    <Scene label={label} title={title}>
      <SlipTable>
        {goods.map(({ name, unit, has, needs }) => (
          <SlipRow key={name} head={<b>{name}</b>} note={`${formatAmount(has, language)} ${unit} ${inStore}`}>
            <td>
              {formatAmount(Math.abs(has - needs), language)} {unit}
              {has < needs ? <small className={warning.warn}>{buy}</small> : <small>{enough}</small>}
            </td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
