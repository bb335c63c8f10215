import type { EmailAutomationCopy } from '#content/en/email-automation.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './SubjectTest.module.css'

/** Two subjects and how many readers opened each. The winner goes to everybody else. */
export function SubjectTest({ words }: { readonly words: EmailAutomationCopy['pictures']['test'] }) {
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
            <span className={styles.share}>{share}%</span>
          </li>
        ))}
      </ul>
    </Scene>
  )
}
