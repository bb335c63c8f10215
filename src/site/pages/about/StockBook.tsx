import { joinClasses } from '#design/join-classes.ts'
import type { StockBookWords } from '#content/copy/about.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import figures from '#site/sections/module-scenes/figures.module.css'
import styles from './StockBook.module.css'

/** A page of a stock book. A line whose figure does not follow from the one above it is struck out and corrected. */
export function StockBook({
  words: { columns, opening, lines, correction, ...head },
}: {
  readonly words: StockBookWords
}) {
  return (
    <Scene {...head} className={joinClasses(figures.figures, styles.book)}>
      <SlipTable columns={columns}>
        {lines.map(({ day, received, sold, written }, index) => {
          const left = (lines[index - 1]?.written ?? opening) + received - sold
          return (
            <SlipRow key={day} head={day} cells={[received || '', sold]}>
              <td>
                {left !== written && (
                  <b className={styles.right}>
                    {left}, {correction}{' '}
                  </b>
                )}
                {left === written ? written : <s>{written}</s>}
              </td>
            </SlipRow>
          )
        })}
      </SlipTable>
    </Scene>
  )
}
