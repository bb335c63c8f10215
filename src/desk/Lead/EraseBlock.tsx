import { desk } from '#content/team/desk.ts'
import type { PlaceElsewhere, WholeLead } from '#contract/desk.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import block from './Lead.module.css'
import styles from './EraseBlock.module.css'

const { erase } = desk.lead

type EraseBlockProps = {
  readonly lead: WholeLead
  readonly elsewhere: readonly PlaceElsewhere[]
  readonly isOpen: boolean
}

/** Everything of a person, for good, once the reference is typed. */
export function EraseBlock({ lead: { id, reference, extent }, elsewhere, isOpen }: EraseBlockProps) {
  return (
    <section className={`${block.block} ${styles.erase}`} id="erase">
      <h2>{erase.heading}</h2>
      <p className={block.note}>{erase.lead}</p>
      <details open={isOpen}>
        <summary>{erase.open}</summary>
        <DeskForm action={`/desk/leads/${id}/erase`}>
          <p>{erase.extent(extent)}</p>
          <Elsewhere places={elsewhere} />
          <Field id="confirm" label={erase.type(reference)}>
            {(control) => <input {...control} name="confirm" required autoComplete="off" autoCapitalize="characters" />}
          </Field>
          <Button kind="line" className={styles.press}>
            {erase.press}
          </Button>
        </DeskForm>
      </details>
    </section>
  )
}
