import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { formatMoney } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from './Scene.tsx'
import warning from './warn.module.css'

type BatchListProps = { readonly copy: SceneCopy['pharmacy']; readonly language: Language }

/** Medicines by the day they expire; the first in red. */
export function BatchList({ copy, language }: BatchListProps) {
  return (
    <Scene {...copy}>
      <table>
        <tbody>
          {copy.batches.map((batch) => (
            <tr key={batch.name}>
              <td>
                <b>{batch.name}</b>
                <small>{batch.detail}</small>
              </td>
              <td>
                <span className={'isDue' in batch ? warning.warn : undefined}>{batch.expires}</span>
                <small>{formatMoney(batch.units * batch.unitPrice, 'RWF', language)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
