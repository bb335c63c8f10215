import type { EnterpriseGradeCopy } from '#content/copy/enterprise-grade.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './Security.module.css'

type SecurityProps = { readonly words: EnterpriseGradeCopy['security']; readonly isFlipped?: boolean }

/** On the left what locks the data, on the right the rules we work to, each with whom it is for (ENT-5). */
export function Security({ words: { heading, note, actions, locks, rules }, isFlipped }: SecurityProps) {
  return (
    <Terrace id="security" className={styles.ground} isFlipped={isFlipped}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.note}>{note}</p>
          <Actions actions={actions} />
          {locks.map(({ id, title, text }) => (
            <div key={title} id={id} className={styles.lock}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <ul className={styles.rules}>
          {rules.map(({ id, title, text, aside }) => (
            <li key={title} id={id}>
              <h3>{title}</h3>
              <p className={styles.aside}>{aside}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Terrace>
  )
}
