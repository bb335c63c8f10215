import { desk } from '#content/team/desk.ts'
import type { FigureRow } from '#contract/desk.ts'
import type { DeskView } from '#contract/desk-view.ts'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { DeskFrame } from '../Frame/DeskFrame.tsx'
import { FigureLine } from '../Inbox/FigureLine.tsx'
import { sayDuration } from '../say.ts'
import styles from './Figures.module.css'

const { figures: words } = desk

/** How promises were kept, by week and by what was asked for. */
export function Figures({ frame, figures, rows }: Extract<DeskView, { readonly kind: 'figures' }>) {
  return (
    <DeskFrame frame={frame}>
      <Wrap className={styles.page}>
        <h1>{words.title}</h1>
        <FigureLine counts={frame.counts} figures={figures} />
        <p className={styles.lead}>{rows.length === 0 ? words.none : words.lead}</p>
        {rows.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                {Object.values(words.columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Line key={`${row.week} ${row.wanted}`} row={row} />
              ))}
            </tbody>
          </table>
        )}
      </Wrap>
    </DeskFrame>
  )
}

function Line({ row }: { readonly row: FigureRow }) {
  const { week, wanted, asked, open, medianMs, ninetiethMs, keptShare } = row
  return (
    <tr>
      <td>{week}</td>
      <th scope="row">{desk.wanted[wanted]}</th>
      <td>{asked}</td>
      <td>{open}</td>
      <td>{medianMs === null ? words.notYet : sayDuration(medianMs)}</td>
      <td>{ninetiethMs === null ? words.notYet : sayDuration(ninetiethMs)}</td>
      <td>{keptShare === null ? words.notYet : words.share(Math.round(keptShare * 100))}</td>
    </tr>
  )
}
