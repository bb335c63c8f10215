import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './EveningSheet.module.css'

type EveningSheetProps = {
  readonly words: SmallBusinessBackboneCopy['scenes']['evening']
  readonly language: Language
}

/** A bakery's day on one sheet: what is left of each bread, and what the sold ones brought. */
export function EveningSheet({ words, language }: EveningSheetProps) {
  const { label, title, aside, columns, breads, of, total } = words
  const inTill = breads.reduce((sum, { sold, price }) => sum + sold * price, 0)
  return (
    <Scene label={label} title={title} aside={aside}>
      <SlipTable className={styles.sheet} columns={columns}>
        {breads.map(({ name, baked, sold, price, remark }) => (
          <SlipRow
            key={name}
            head={
              <>
                {name}
                {remark && <small className={warning.warn}>{remark}</small>}
              </>
            }
            cells={[`${baked - sold} ${of} ${baked}`, formatAmount(sold * price, language)]}
          />
        ))}
        <SlipRow className={styles.total} head={total} cells={['RWF', formatAmount(inTill, language)]} />
      </SlipTable>
    </Scene>
  )
}
