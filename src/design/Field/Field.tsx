import type { ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import { FieldProblem, lookOf } from './FieldProblem.tsx'
import styles from './Field.module.css'

/** What a control needs to look right and to be tied to its label and its error. */
type ControlProps = {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

type FieldProps = {
  readonly id: string
  readonly label: string
  /** Beside the label, for the eye: the control itself says whether it is required. */
  readonly note?: string
  /** What is wrong, in words; absent when nothing is. */
  readonly problem?: string | undefined
  readonly className?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** A labelled control with its error below it: `<Field …>{(control) => <input {...control} name="email" />}</Field>`. */
export function Field({ id, label, note, problem, className, children }: FieldProps) {
  const tie = problem === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const)
  return (
    <div className={joinClasses(styles.field, className)}>
      {note === undefined ? (
        <label htmlFor={id}>{label}</label>
      ) : (
        <div className={styles.head}>
          <label htmlFor={id}>{label}</label> <small aria-hidden="true">{note}</small>
        </div>
      )}
      {children({ id, className: joinClasses(styles.control, lookOf(problem)), ...tie })}
      {problem !== undefined && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  )
}
