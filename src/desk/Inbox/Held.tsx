import { desk } from '#content/team/desk.ts'
import type { HeldRow } from '#contract/desk.ts'
import { Button } from '#design/Button/Button.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { DeskForm } from '../DeskForm.tsx'
import styles from './Held.module.css'

const { inbox } = desk

/** What looks like a program's work: no clock, no place among promises, and two ways to decide. */
export function Held({ rows }: { readonly rows: readonly HeldRow[] }) {
  return (
    <details className={styles.held}>
      <summary>
        <span className={styles.hatch} />
        {inbox.held(rows.length)}
        <Icon name="down" />
      </summary>
      <ul>
        {rows.map(({ id, name, company, words, reasons }) => (
          <li key={id}>
            <div>
              <a href={`/desk/leads/${id}`}>
                <b>{[name, company].filter(Boolean).join(', ')}</b>
              </a>{' '}
              <span className={styles.reason}>{reasons.map((reason) => desk.reasons[reason]).join(', ')}</span>
              <p lang={words.lang} dir="auto">
                <q>{words.text}</q>
              </p>
            </div>
            <div className={styles.actions}>
              <Decide id={id} name={name} path="release" label={inbox.release} />
              <Decide id={id} name={name} path="keep" label={inbox.keep} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

type DecideProps = { readonly id: string; readonly name: string; readonly path: string; readonly label: string }

function Decide({ id, name, path, label }: DecideProps) {
  return (
    <DeskForm action={`/desk/leads/${id}/${path}`}>
      <input type="hidden" name="back" value="inbox" />
      <Button kind="line" aria-label={inbox.forWhom(label, name)}>
        {label}
      </Button>
    </DeskForm>
  )
}
