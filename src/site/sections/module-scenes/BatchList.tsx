import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from './Scene.tsx'
import { SlipRow, SlipTable } from './SlipTable.tsx'
import warning from './warn.module.css'

type BatchListProps = { readonly copy: SceneCopy['pharmacy']; readonly language: Language }

/** Medicines by the day they expire; the first in red. */
export function BatchList({ copy, language }: BatchListProps) {
  return (
    <Scene {...copy}>
      <SlipTable>
        {copy.batches.map((batch) => (
          <SlipRow key={batch.name} head={<b>{batch.name}</b>} note={batch.detail}>
            <td>
              <span className={'isDue' in batch ? warning.warn : undefined}>{batch.expires}</span>
              <small>{formatMoney(batch.units * batch.unitPrice, 'RWF', language)}</small>
            </td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
