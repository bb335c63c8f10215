import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './Segments.module.css'

type SegmentsProps = {
  readonly words: EmailAutomationCopy['pictures']['segments']
  readonly language: Language
}

const width = 400

/** Rules one below the other, and how many people each leaves. */
export function Segments({ words, language }: SegmentsProps) {
  const all = Math.max(...words.steps.map(({ people }) => people))
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <ol className={styles.steps}>
        {words.steps.map(({ rule, people }) => (
          <li key={rule}>
            <span>{rule}</span>
            <b>{formatAmount(people, language)}</b>
            <svg viewBox={`0 0 ${width} 22`}>
              <path d={`M0 0h${width}v22H0z`} />
              <path className={styles.people} d={`M0 0h${Math.round((people / all) * width)}v22H0z`} />
            </svg>
          </li>
        ))}
      </ol>
    </Scene>
  )
}
