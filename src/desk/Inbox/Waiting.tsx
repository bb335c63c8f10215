import { desk } from '#content/team/desk.ts'
import { deskChat } from '#content/team/desk-chat.ts'
import type { DeskFrame, WaitingRow } from '#contract/desk.ts'
import { Button } from '#design/Button/Button.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { Pattern } from '#design/Pattern/Pattern.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { sayDuration, sayPlace } from '../say.ts'
import styles from './Waiting.module.css'

const { inbox } = desk
const { ring } = deskChat

type WaitingProps = { readonly rows: readonly WaitingRow[]; readonly frame: Pick<DeskFrame, 'now' | 'counts'> }

/** Who asked for a person a moment ago, the longest wait first. */
export function Waiting({ rows, frame: { now, counts } }: WaitingProps) {
  const count = Math.max(rows.length, counts.waiting)
  return (
    <section className={styles.wait} id="waiting" aria-labelledby="waiting-heading">
      <div className={styles.inside}>
        <div data-live="waiting">
          {rows.length === 0 ? (
            <>
              <h1 id="waiting-heading">{inbox.noneWait}</h1>
              <p className={styles.lead}>{inbox.noneWaitLead}</p>
            </>
          ) : (
            <>
              <h1 id="waiting-heading">{inbox.waitHeading(count)}</h1>
              <ol>
                {rows.map((row, place) => (
                  <Asking key={row.id} row={row} now={now} isFirst={place === 0} />
                ))}
              </ol>
              {count > rows.length && (
                <p className={styles.lead}>
                  <a href="#open">{inbox.moreWait(count - rows.length)}</a>
                </p>
              )}
            </>
          )}
        </div>
        <p className={styles.ring} data-notify="" data-asked={ring.asked} data-refused={ring.refused} hidden>
          <Button type="button" kind="line">
            {ring.ask}
          </Button>
        </p>
        <Contours />
      </div>
      <Pattern name="arrows" className={styles.strip} />
    </section>
  )
}

function Asking({ row, now, isFirst }: { readonly row: WaitingRow; readonly now: number; readonly isFirst: boolean }) {
  const { chatId, name, company, country, words, since, left } = row
  return (
    <li className={styles.ask}>
      <h2>
        <a href={`/desk/chats/${chatId}`}>{name}</a>
      </h2>
      <p className={styles.place}>{[company, sayPlace(country)].filter(Boolean).join(', ')}</p>
      <p className={styles.quote} lang={words.lang} dir="auto">
        {words.text}
      </p>
      <p className={styles.place}>{inbox.waitedFor(sayDuration(now - (left?.askedAt ?? since)))}</p>
      {left && (
        <p className={styles.left}>
          <Icon name="warn" />
          {inbox.wasLeft(left.name, sayDuration(now - since))}
        </p>
      )}
      <DeskForm action={`/api/desk/chats/${chatId}/join`}>
        <Button kind={isFirst ? 'solid' : 'line'} className={styles.open}>
          {inbox.join}
        </Button>
      </DeskForm>
    </li>
  )
}

/** The hills below the list: two ridges and two contour lines. */
function Contours() {
  return (
    <svg className={styles.hills} viewBox="0 0 400 170" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path className={styles.far} d="M0 95C60 90 95 40 165 40S300 100 400 62V170H0z" />
      <path className={styles.near} d="M0 130C80 132 140 92 215 92S340 128 400 108V170H0z" />
      <path
        className={styles.lines}
        vectorEffect="non-scaling-stroke"
        d="M0 105C60 100 97 50 167 50S302 110 400 72M0 115C60 110 99 60 169 60S304 120 400 82"
      />
    </svg>
  )
}
