import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from './Scene.tsx'
import styles from './TableMap.module.css'

type TableMapProps = { readonly copy: SceneCopy['restaurant']; readonly language: Language }

/** A terrace from above: outlined tables are free, green ones taken, the yellow one reserved, the red one wants its bill. */
export function TableMap({ copy, language }: TableMapProps) {
  return (
    <Scene {...copy}>
      <svg className={styles.map} viewBox="0 0 400 196">
        <path
          fill="none"
          stroke="var(--edge)"
          d="M2 2h76v56H2zM110 2h56v56h-56zM322 2h76v56h-76zM110 122h56v72h-56zM208 152h76v42h-76zM218 30a28 28 0 1 1 0 1z"
        />
        <path fill="var(--leaf)" d="M2 104h76v90H2zM208 88h76v42h-76zM332 104a28 28 0 1 1 0 1z" />
        <path fill="var(--maize)" d="M322 152h76v42h-76z" />
        <path fill="var(--laterite)" d="M110 82h56v30h-56z" />
        {/* One digit a table, each at its own x and y. */}
        <text x="40 138 246 360 138 246" y="35 35 35 35 163 178">
          123469
        </text>
        <text fill="var(--cream)" x="138" y="102">
          {copy.bill}
        </text>
        <g fill="var(--coal)">
          <text x="40 246" y="144 114">
            58
          </text>
          <text x="40" y="166">
            {formatAmount(copy.openBill, language)}
          </text>
          <text x="360" y="109">
            10
          </text>
          <text x="360" y="178">
            11
          </text>
        </g>
      </svg>
    </Scene>
  )
}
