import type { ReactNode } from 'react'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import styles from './FieldProblem.module.css'

/** What is wrong with a control; `id` is what the control's `aria-describedby` names. */
export function FieldProblem({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.problem} id={id}>
      <Sign path={icons.warn} />
      {children}
    </p>
  )
}

/** The class of a control with a problem. A page that shows none does not carry its style. */
export function lookOf(problem: string | undefined) {
  return problem === undefined ? undefined : styles.invalid
}
