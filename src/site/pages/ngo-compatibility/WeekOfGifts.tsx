import type { NgoCompatibilityCopy } from '#content/copy/ngo-compatibility.ts'
import { formatAmount, formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable, SlipTotal } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'

type WeekOfGiftsProps = { readonly words: NgoCompatibilityCopy['scenes']['gifts']; readonly language: Language }

/** What was given in a week, and whom nobody has thanked yet. */
export function WeekOfGifts({ words: { label, title, waiting, thanked, gifts, total }, language }: WeekOfGiftsProps) {
  const received = gifts.reduce((sum, { francs }) => sum + francs, 0)
  const unthanked = gifts.filter(({ isThanked }) => !isThanked).length
  return (
    <Scene label={label} title={title} aside={`${formatAmount(unthanked, language)} ${waiting}`}>
      <SlipTable>
        {gifts.map(({ who, how, francs, isThanked }) => (
          <SlipRow key={who} head={<b>{who}</b>} note={how}>
            <td>
              {formatAmount(francs, language)}
              {isThanked ? <small>{thanked}</small> : <small className={warning.warn}>{waiting}</small>}
            </td>
          </SlipRow>
        ))}
        <SlipTotal head={total} cells={[formatMoney(received, 'RWF', language)]} />
      </SlipTable>
    </Scene>
  )
}
