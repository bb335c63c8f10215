import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { Places } from './Places.tsx'
import { Scene } from './Scene.tsx'
import { SlipRow, SlipTable } from './SlipTable.tsx'
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
      <SlipTable className={styles.visits}>
        {copy.visits.map((visit) => (
          <SlipRow key={visit.when} head={<b>{visit.when}</b>} note={visit.what}>
            <td className={'isDue' in visit ? warning.warn : undefined}>{visit.result}</td>
          </SlipRow>
        ))}
      </SlipTable>
    </Scene>
  )
}
