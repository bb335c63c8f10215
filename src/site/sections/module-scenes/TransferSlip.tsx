import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { Scene } from './Scene.tsx'
import { SlipRow, SlipTable } from './SlipTable.tsx'
import styles from './TransferSlip.module.css'

/** Stock between two branches, the truck over the hills half way. */
export function TransferSlip({ copy }: { readonly copy: SceneCopy['inventory'] }) {
  const total = copy.items.reduce((sum, { sent }) => sum + sent, 0)
  return (
    <Scene {...copy}>
      <svg className={styles.road} viewBox="0 0 400 62">
        <path stroke="var(--rule)" d="M12 50h70l28-26 34 18 40-34 42 30 34-18 40 30h88" />
        <path stroke="var(--ochre)" d="M12 50h70l28-26 34 18 40-34 42 30" />
        <path fill="var(--ink)" d="M12 42l8 8-8 8-8-8zM388 42l8 8-8 8-8-8z" />
        <path fill="var(--red)" d="M214 20h22v14h-22zM236 25h7l5 5v4h-12z" />
      </svg>
      <SlipTable>
        <SlipRow head={<b>{copy.route}</b>} note={copy.distance} cells={[`${total} ${copy.unit}`]} />
        {copy.items.map(({ name, sent }) => (
          <SlipRow key={name} head={name} cells={[sent]} />
        ))}
      </SlipTable>
    </Scene>
  )
}
