import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import { SlipRow, SlipTable } from '#site/sections/module-scenes/SlipTable.tsx'
import styles from './AlertLetter.module.css'

/** A low inventory alert as it lies in the letter box (FACT-9). */
export function AlertLetter({ words }: { readonly words: EmailAutomationCopy['pictures']['letter'] }) {
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <div className={styles.band} />
      <b className={styles.subject}>{words.subject}</b>
      <span>{words.text}</span>
      <SlipTable>
        {words.items.map(({ name, left }) => (
          <SlipRow key={name} head={name} cells={[left]} />
        ))}
      </SlipTable>
      <span className={styles.button}>{words.button}</span>
      <small>{words.foot}</small>
    </Scene>
  )
}
