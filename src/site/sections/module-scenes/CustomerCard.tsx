import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { Scene } from './Scene.tsx'
import styles from './CustomerCard.module.css'
import warning from './warn.module.css'

/** A customer as the person behind the counter sees her: her tier, her visits, the call that is due. */
export function CustomerCard({ copy }: { readonly copy: SceneCopy['crm'] }) {
  return (
    <Scene {...copy}>
      <div className={styles.tiers}>
        {copy.tiers.map((tier) => (
          <span key={tier}>{tier}</span>
        ))}
      </div>
      <table className={styles.visits}>
        <tbody>
          {copy.visits.map((visit) => (
            <tr key={visit.when}>
              <td>
                <b>{visit.when}</b>
                <small>{visit.what}</small>
              </td>
              <td className={'isDue' in visit ? warning.warn : undefined}>{visit.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
