import { channelLabels } from '#content/hours.ts'
import type { Language } from '#content/languages.ts'
import type { ClosingWords } from '#content/page-words.ts'
import { callTo, contact } from '#facts/contact.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import styles from './PageClosing.module.css'

type PageClosingProps = {
  readonly words: ClosingWords
  readonly language: Language
  readonly isFlipped?: boolean
}

/** The last word of a page: what to do now, where to read on, and the number for those who would rather talk. */
export function PageClosing({ words, language, isFlipped }: PageClosingProps) {
  return (
    <Terrace {...(words.id ? { id: words.id } : {})} className={styles.soil} isFlipped={isFlipped}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{words.heading}</h2>
          <p className={styles.text}>{words.text}</p>
          <Actions actions={words.actions} />
        </div>
        <div className={styles.rows}>
          <ul>
            {words.related.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <a href={callTo(contact.phone)}>
            <Icon name="phone" />
            {contact.phone} <small>{channelLabels[language].phone}</small>
          </a>
        </div>
      </Wrap>
    </Terrace>
  )
}
