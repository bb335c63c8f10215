import type { CalculatorWords } from '#content/en/pricing.ts'
import type { Needs, PlanAdvice } from '#contract/plan-advice.ts'
import { Button } from '#design/Button/Button.tsx'
import { Table } from '#design/Table/Table.tsx'
import { askFormId } from '../call-to-action.ts'
import styles from './PlanCalculator.module.css'
import { explainAdvice } from './explain-advice.ts'

type AdviceProps = { readonly needs: Needs; readonly advice: PlanAdvice; readonly words: CalculatorWords }

/** The answer: the plan and why, three ways to pay for it, and what to know before paying once. */
export function Advice({ needs, advice, words }: AdviceProps) {
  const { fits, why, rows, columns, notes, ask } = explainAdvice(needs, advice, words)
  return (
    <>
      <div className={styles.side}>
        {/* Only the answer itself is read out at every change; the figures wait to be asked. */}
        <output className={styles.verdict} aria-live="polite">
          <b>{fits}</b> {why}
        </output>
        <Button form={askFormId} name="message" value={ask}>
          {words.action.label}
        </Button>
      </div>
      <div className={styles.side}>
        <Table caption={words.table.caption} columns={columns} rows={rows} />
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
