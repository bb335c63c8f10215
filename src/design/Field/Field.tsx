import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import { FieldProblem, describeProblem } from '#design/Field/FieldProblem.tsx'
import styles from './Field.module.css'

type Control =
  | ({ readonly as?: 'input' } & ComponentProps<'input'>)
  | ({ readonly as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ readonly as: 'select'; readonly children: ReactNode } & ComponentProps<'select'>)

type FieldProps = Control & {
  readonly id: string
  readonly label: string
  /** What is wrong, in words; absent when nothing is. */
  readonly problem?: string | undefined
}

/** A labelled control with its error below it. `className` goes to the whole field, everything else to the control. */
export function Field({ label, problem, className, ...control }: FieldProps) {
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={control.id}>{label}</label>
      {drawControl(control, problem)}
      <FieldProblem id={control.id} problem={problem} />
    </div>
  )
}

function drawControl(control: Control & { readonly id: string }, problem: string | undefined) {
  const common = { className: styles.control, ...describeProblem(control.id, problem) }
  if (control.as === 'textarea') {
    const { as: _, ...rest } = control
    return <textarea {...common} {...rest} />
  }
  if (control.as === 'select') {
    const { as: _, ...rest } = control
    return <select {...common} {...rest} />
  }
  const { as: _, ...rest } = control
  return <input {...common} {...rest} />
}
