import { desk } from '#content/team/desk.ts'
import { elsewhere as words } from '#content/team/elsewhere.ts'
import type { DeskView } from '#contract/desk-view.ts'
import { LinkButton } from '#design/Button/Button.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { DeskFrame } from '../Frame/DeskFrame.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import styles from './Lead.module.css'

const { erase } = desk.lead

/** That somebody is gone from here, and no name. */
export function Erased({ frame, count, isPurged, elsewhere }: Extract<DeskView, { readonly kind: 'erased' }>) {
  return (
    <DeskFrame frame={frame} address="/desk">
      <Wrap className={styles.erased}>
        <h1>{erase.done}</h1>
        <p>{erase.doneLead(count)}</p>
        {!isPurged && <p>{words.notPurged}</p>}
        <Elsewhere places={elsewhere} />
        <p>
          <LinkButton href="/desk">{desk.toDesk}</LinkButton>
        </p>
      </Wrap>
    </DeskFrame>
  )
}
