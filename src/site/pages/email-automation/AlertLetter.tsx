import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './AlertLetter.module.css'

/** A low inventory alert as it lies in the letter box (FACT-9). */
export function AlertLetter({ words }: { readonly words: EmailAutomationCopy['pictures']['letter'] }) {
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <div className={styles.band} />
      <b className={styles.subject}>{words.subject}</b>
      <span>{words.text}</span>
      <table>
        <tbody>
          {words.items.map(({ name, left }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <span className={styles.button}>{words.button}</span>
      <small>{words.foot}</small>
    </Scene>
  )
}
