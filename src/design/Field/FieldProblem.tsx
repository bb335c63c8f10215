import { Icon } from '#design/Icon/Icon.tsx'
import styles from './FieldProblem.module.css'

type FieldProblemProps = { readonly id: string; readonly problem?: string | undefined }

/** What is wrong with the control of that id; nothing when all is well. */
export function FieldProblem({ id, problem }: FieldProblemProps) {
  return problem ? (
    <p className={styles.problem} id={problemId(id)}>
      <Icon name="warn" />
      {problem}
    </p>
  ) : null
}

/** The attributes that tie a control to its FieldProblem. */
export function describeProblem(id: string, problem: string | undefined) {
  return problem ? ({ 'aria-invalid': true, 'aria-describedby': problemId(id) } as const) : undefined
}

function problemId(id: string) {
  return `${id}-problem`
}
