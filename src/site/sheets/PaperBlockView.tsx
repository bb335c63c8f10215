import type { ReactNode } from 'react'
import type { PaperBlock, PaperTable } from '#content/paper-words.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { joinClasses } from '#design/join-classes.ts'
import styles from './PaperBlocks.module.css'

type View<Kind extends PaperBlock['kind']> = (block: Extract<PaperBlock, { readonly kind: Kind }>) => ReactNode

/** How each kind of block looks; closed, so that a kind without a view does not compile. */
const views = {
  text: ({ text }) => <p className={styles.beside}>{text}</p>,
  note: ({ text }) => <p className={joinClasses(styles.beside, styles.note)}>{text}</p>,
  list: ({ items }) => <DiamondList className={joinClasses(styles.beside, styles.list)} items={items} />,
  steps: ({ items }) => (
    <ol className={joinClasses(styles.beside, styles.list, styles.steps)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  ),
  boxes: ({ items }) => (
    <ul className={joinClasses(styles.beside, styles.list, styles.boxes)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  ),
  terms: ({ entries }) => (
    <dl className={joinClasses(styles.beside, styles.terms)}>
      {entries.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ),
  fields: ({ labels }) => (
    <ul className={styles.fields}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  ),
  lines: ({ label, count }) => (
    <div className={styles.lines}>
      <p>{label}</p>
      {Array.from({ length: count }, (_, line) => (
        <div key={line} />
      ))}
    </div>
  ),
  letter: ({ subject, paragraphs }) => (
    <div className={joinClasses(styles.beside, styles.letter)}>
      <p>{subject}</p>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  ),
  table: (table) => <Grid table={table} />,
} satisfies { readonly [Kind in PaperBlock['kind']]: View<Kind> }

export function PaperBlockView({ block }: { readonly block: PaperBlock }) {
  const view = views[block.kind] as View<PaperBlock['kind']>
  return view(block)
}

/** Scrolls by itself where a phone is narrower than its columns. */
function Grid({ table }: { readonly table: PaperTable }) {
  const { caption, columns, rows, blankRows = 0, isForWriting = blankRows > 0, isSample } = table
  const blank = columns.map(() => '')
  const body = [...rows, ...Array.from({ length: blankRows }, () => blank)]
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
      {...(isSample && { 'data-sample': '' })}
    >
      <table className={joinClasses(styles.table, isForWriting && styles.writing)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, share, isAmount }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
              <th key={index} scope="col" className={joinClasses(styles[`share${share}`], isAmount && styles.amount)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows of a sheet never move
            <tr key={row}>
              {columns.map(({ isAmount }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the columns of a sheet never move
                <td key={index} className={joinClasses(isAmount && styles.amount)}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
