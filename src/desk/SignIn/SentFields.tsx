import { desk } from '#content/team/desk.ts'
import type { SentForm } from '#contract/desk.ts'
import { Field } from '#design/Field/Field.tsx'

/** A form as it was sent, to be sent again: somebody's words in sight, everything else as it was. */
export function SentFields({ fields, hasWords }: Pick<SentForm, 'fields' | 'hasWords'>) {
  return fields.map(([name, value]) =>
    hasWords && name === 'text' ? (
      <Field key={name} id={name} label={desk.unsent.label}>
        {(control) => <textarea {...control} name={name} rows={6} defaultValue={value} dir="auto" />}
      </Field>
    ) : (
      <input key={name + value} type="hidden" name={name} value={value} />
    ),
  )
}
