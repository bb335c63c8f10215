import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './Drip.module.css'

/** A series of letters with one fork in it: the lines part where the readers do. */
export function Drip({ words }: { readonly words: EmailAutomationCopy['pictures']['drip'] }) {
  const branches = [words.yes, words.no]
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <div className={styles.flow}>
        <small>{words.start}</small>
        <Letter words={words.first} />
        <b className={styles.question}>{words.question}</b>
        <svg viewBox="0 0 400 34">
          <path d="M200 0v12M100 34V12h200v22" />
        </svg>
        <div className={styles.branches}>
          {branches.map(({ answer, letter }, index) => (
            <div key={answer}>
              <b>{answer}</b>
              <Letter words={letter} />
              <small>{words.ends[index]}</small>
            </div>
          ))}
        </div>
      </div>
    </Scene>
  )
}

function Letter({ words: [day, letter] }: { readonly words: readonly [day: string, letter: string] }) {
  return (
    <span className={styles.letter}>
      <small>{day}</small>
      {letter}
    </span>
  )
}
