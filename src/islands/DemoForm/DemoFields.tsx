import type { DemoFormCopy } from '#content/copy/demo-form.ts'
import {
  businessSizes,
  interestedModules,
  type DemoField,
  type DemoRequest,
  type DemoValues,
} from '#contract/demo-request.ts'
import { Field } from '#design/Field/Field.tsx'
import { FieldProblem } from '#design/Field/FieldProblem.tsx'
import styles from './DemoForm.module.css'

type DemoFieldsProps = {
  readonly id: string
  readonly copy: DemoFormCopy
  readonly messages: Partial<Record<DemoField, string>>
  readonly values: DemoValues | undefined
}

/** What is one line; the others are drawn below. */
type Line = Exclude<keyof DemoRequest, 'interestedModules' | 'businessSize' | 'message'>
const lines = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  company: { type: 'text', autoComplete: 'organization' },
} as const satisfies Record<Line, object>

/**
 * The seven questions of a demo request (FORM-27). Values stay in the browser's own controls, so none is lost to a late
 * hydration. None has a `maxLength`: a browser cuts what is pasted to it and says nothing.
 */
export function DemoFields({ id, copy, messages, values }: DemoFieldsProps) {
  const field = (name: DemoField) => ({ id: `${id}-${name}`, label: copy.labels[name], problem: messages[name] })
  const choices = field('interestedModules')
  return (
    <>
      <p className={styles.wide}>{copy.allRequired}</p>
      {(Object.keys(lines) as Line[]).map((name) => (
        <Field key={name} {...field(name)}>
          {(control) => (
            <input {...control} {...lines[name]} name={name} required dir="auto" defaultValue={values?.[name]} />
          )}
        </Field>
      ))}
      <fieldset
        id={choices.id}
        tabIndex={-1}
        className={`${styles.group} ${styles.wide}`}
        aria-describedby={choices.problem === undefined ? undefined : `${choices.id}-problem`}
      >
        <legend>{choices.label}</legend>
        <div className={styles.choices}>
          {interestedModules.map((option) => (
            <label key={option} className={styles.choice}>
              <input
                type="checkbox"
                name="interestedModules"
                value={option}
                defaultChecked={values?.interestedModules.includes(option)}
              />
              {copy.interestedModules[option]}
            </label>
          ))}
        </div>
        {choices.problem !== undefined && <FieldProblem id={`${choices.id}-problem`}>{choices.problem}</FieldProblem>}
      </fieldset>
      <Field {...field('businessSize')} className={styles.wide}>
        {(control) => (
          <select {...control} name="businessSize" required defaultValue={values?.businessSize ?? ''}>
            <option value="">{copy.chooseSize}</option>
            {businessSizes.map((size) => (
              <option key={size} value={size}>
                {copy.businessSizes[size]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('message')} className={styles.wide}>
        {(control) => <textarea {...control} name="message" required dir="auto" defaultValue={values?.message} />}
      </Field>
    </>
  )
}
