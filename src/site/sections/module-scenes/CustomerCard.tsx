import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { Places } from './Places.tsx'
import { Scene } from './Scene.tsx'
import styles from './CustomerCard.module.css'
import warning from './warn.module.css'

/** A customer as the person behind the counter sees her: her tier (the highest), her visits, the call that is due. */
export function CustomerCard({ copy }: { readonly copy: SceneCopy['crm'] }) {
  return (
    <Scene {...copy}>
      <Places
        places={copy.tiers.map((name) => ({ name, state: name === copy.tiers.at(-1) ? 'a' : 'f' }))}
        shape="row"
      />
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
