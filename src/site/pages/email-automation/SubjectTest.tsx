import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import type { Language } from '#content/languages.ts'
import { joinClasses } from '#design/join-classes.ts'
import { formatPercent } from '#site/format-amount.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './SubjectTest.module.css'

type SubjectTestProps = { readonly words: EmailAutomationCopy['pictures']['test']; readonly language: Language }

/** Two subjects and how many readers opened each. The winner goes to everybody else. */
export function SubjectTest({ words, language }: SubjectTestProps) {
  const shares = words.variants.map((variant) => ({
    ...variant,
    share: Math.round((variant.opened / variant.sent) * 100),
  }))
  const best = Math.max(...shares.map(({ share }) => share))
  return (
    <Scene label={words.label} title={words.title} aside={words.aside}>
      <ul className={styles.variants}>
        {shares.map(({ name, subject, sent, opened, share }) => (
          <li key={name} className={joinClasses(share === best && styles.winner)}>
            <b className={styles.name}>{name}</b>
            <div>
              <b>{subject}</b>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none">
                <path d={`M0 0h${share}v6H0z`} />
              </svg>
              <small>
                {opened} {words.of} {sent}
                {share === best && `, ${words.winner}`}
              </small>
            </div>
            <span className={styles.share}>{formatPercent(share, language)}</span>
          </li>
        ))}
      </ul>
    </Scene>
  )
}
