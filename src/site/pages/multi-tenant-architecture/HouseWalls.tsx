import type { MultiTenantArchitectureCopy } from '#content/copy/multi-tenant-architecture.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './HouseWalls.module.css'

type HouseWallsProps = {
  readonly words: MultiTenantArchitectureCopy['pictures']['walls']
  readonly language: Language
}

const terraceWidth = 100
/** How far below the top of the drawing each terrace lies; the steps between them are the walls. */
const terraceTops = [104, 76, 58, 90]
const groundLine = 130

/** Businesses as separate houses on one hill, and what each keeps behind its wall. */
export function HouseWalls({ words, language }: HouseWallsProps) {
  const terraces = words.houses.map((house, index) => ({
    ...house,
    x: index * terraceWidth,
    y: terraceTops[index % terraceTops.length] ?? groundLine,
  }))
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <svg className={styles.hill} viewBox={`0 0 ${terraces.length * terraceWidth} ${groundLine}`}>
        <path
          className={styles.ground}
          d={`M0 ${groundLine}${terraces.map(({ x, y }) => `L${x} ${y}h${terraceWidth}`).join('')}V${groundLine}z`}
        />
        {terraces.map(({ name, module, x, y }) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            <path className={styles.wall} d="M1-18V0h98v-18" />
            <path className={grounds[module]} fill="var(--m)" d="M24 0v-30l26-20 26 20V0z" />
            <path className={styles.door} d="M43 0v-18h14V0z" />
          </g>
        ))}
      </svg>
      <SlipTable className={figures.figures} columns={words.columns} scope="col">
        {words.houses.map(({ name, settings, products, users, roles }) => (
          <SlipRow
            key={name}
            head={<b>{name}</b>}
            note={settings}
            cells={[formatAmount(products, language), users, roles]}
          />
        ))}
      </SlipTable>
    </Scene>
  )
}
