import { desk } from '#content/team/desk.ts'
import type { ListRow } from '#contract/desk.ts'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import { sayDuration, sayMoment, sayPlace, sayWanted } from '../say.ts'
import { Suspect } from '../Suspect.tsx'
import { Who } from '../Who.tsx'
import styles from './LeadTable.module.css'

const { inbox } = desk
const { columns } = inbox

type LeadTableProps = { readonly rows: readonly ListRow[]; readonly now: number }

/** A line for each lead; on a phone a card of text, never a table that scrolls sideways. */
export function LeadTable({ rows, now }: LeadTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{inbox.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {[columns.person, columns.words, columns.source, columns.status, columns.received, columns.reference].map(
            (column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ),
          )}
          <th scope="col">
            <VisuallyHidden>{columns.owner}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LeadLine key={row.id} row={row} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function LeadLine({ row, now }: { readonly row: ListRow; readonly now: number }) {
  const { id, name, company, country, words, wanted, receivedAt, reference, owner } = row
  return (
    <tr>
      <th scope="row">
        <a href={`/desk/leads/${id}`}>{name}</a>
        <small>
          {company || inbox.noCompany}, {sayPlace(country, inbox.unknown)} {row.isSuspect && <Suspect />}
        </small>
      </th>
      <td className={styles.words} lang={words.lang} dir="auto">
        <span>{words.text}</span>
      </td>
      <td className={styles.seldom}>{sayWanted(wanted)}</td>
      <td>
        <Status row={row} />
      </td>
      <td className={styles.seldom}>{sayMoment(receivedAt, now)}</td>
      <td className={styles.seldom}>{reference}</td>
      <td>
        <Who member={owner} label={owner ? inbox.has(owner.name) : inbox.nobody} />
      </td>
    </tr>
  )
}

/** Never colour alone: a diamond, filled or not, a hatch, and a word. */
export function Status({ row: { status, answeredInMs } }: { readonly row: Pick<ListRow, 'status' | 'answeredInMs'> }) {
  const said = answeredInMs === null ? desk.statuses[status] : inbox.answeredIn(sayDuration(answeredInMs))
  return <span className={`${styles.status} ${styles[status]}`}>{said}</span>
}
