import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import { layRice } from '#content/sample-data.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './bars.module.css'

type StockAcrossProps = { readonly words: MultiLocationCopy['scenes']['stock'] }

/** One product in every branch and on the road. A branch below its reorder point stands out. */
export function StockAcross({ words: { label, title, unit, reorderAt, onTheRoad, note } }: StockAcrossProps) {
  const places = layRice(onTheRoad)
  const most = Math.max(...places.map(({ count }) => count))
  const all = places.reduce((sum, { count }) => sum + count, 0)
  return (
    <Scene label={label} title={title} aside={`${all} ${unit}`}>
      <SlipTable className={joinClasses(figures.figures, styles.bars)}>
        {places.map((place) => {
          const isLow = place.reorderAt !== undefined && place.count < place.reorderAt
          return (
            <SlipRow
              key={place.name}
              head={<b className={joinClasses(isLow && warning.warn)}>{place.name}</b>}
              note={place.reorderAt !== undefined && `${reorderAt} ${place.reorderAt}`}
            >
              <td className={joinClasses(isLow && warning.warn)}>
                {place.count}
                <svg viewBox="0 0 100 6" preserveAspectRatio="none">
                  <path
                    className={joinClasses(isLow && styles.low, place.reorderAt === undefined && styles.road)}
                    d={`M0 0h${Math.round((place.count / most) * 100)}v6H0z`}
                  />
                </svg>
              </td>
            </SlipRow>
          )
        })}
      </SlipTable>
      <small>{note}</small>
    </Scene>
  )
}
