import { desk } from '#content/team/desk.ts'
import { Button } from '#design/Button/Button.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { sayMoment } from '../say.ts'
import styles from './Everything.module.css'
import inboxStyles from './Inbox.module.css'
import { Filters } from './Filters.tsx'
import type { InboxView } from '#contract/desk-view.ts'
import { DeskForm } from '../DeskForm.tsx'
import { LeadTable } from './LeadTable.tsx'

const { inbox } = desk
const groups = new Intl.NumberFormat('en')

/** Every lead, the newest first, found by words and filters. */
export function Everything({ view }: { readonly view: InboxView }) {
  const { query, rows, frame, found, newer, older } = view
  return (
    <Terrace id="all" className={styles.all}>
      <div className={inboxStyles.head}>
        <h2>{inbox.all}</h2>
        <DeskForm action="/desk/leads.csv">
          {Object.entries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button kind="text" className={styles.export}>
            <Icon name="save" />
            {inbox.export}
          </Button>
        </DeskForm>
      </div>
      <Filters view={view} />
      <div data-live="all">
        {rows.length === 0 ? (
          <p className={styles.none}>{frame.counts.all === 0 ? inbox.nothing : inbox.notFound}</p>
        ) : (
          <LeadTable rows={rows} now={frame.now} />
        )}
        <nav className={styles.pages} aria-label={inbox.pages}>
          <p>{inbox.found(groups.format(found), found === 1)}</p>
          {newer && <PageLink query={query} name="after" cursor={newer} label={inbox.newer} />}
          {older && <PageLink query={query} name="before" cursor={older} label={sayOlder(view)} />}
        </nav>
      </div>
    </Terrace>
  )
}

function sayOlder({ rows, frame }: InboxView): string {
  const last = rows.at(-1)
  return inbox.older(last ? sayMoment(last.receivedAt, frame.now) : '')
}

type PageLinkProps = {
  readonly query: InboxView['query']
  readonly name: 'before' | 'after'
  readonly cursor: string
  readonly label: string
}

function PageLink({ query, name, cursor, label }: PageLinkProps) {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  const address = new URLSearchParams([...given, [name, cursor]])
  return (
    <a className={styles.page} href={`/desk?${address.toString()}#all`}>
      {label}
    </a>
  )
}
