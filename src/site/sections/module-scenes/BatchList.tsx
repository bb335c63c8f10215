import type { SceneCopy } from '#content/en/landing-scenes.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#site/page.tsx'
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
                <small>RWF {formatAmount(batch.units * batch.unitPrice, language)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
