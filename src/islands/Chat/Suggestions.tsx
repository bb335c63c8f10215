import styles from './Talk.module.css'

type SuggestionsProps = {
  readonly label: string
  readonly questions: readonly string[]
  readonly onAsk: (question: string) => void
}

const most = 3

/** What could be asked next. */
export function Suggestions({ label, questions, onAsk }: SuggestionsProps) {
  if (questions.length === 0) return null
  return (
    <div className={styles.suggestions} role="group" aria-label={label}>
      {questions.slice(0, most).map((question) => (
        <button key={question} type="button" onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </div>
  )
}
