import type { ReactNode } from 'react'
import type { PolicySectionWords } from '#content/copy/privacy-policy.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Policy.module.css'

type PolicyProps = {
  /** Heading of the contents list. */
  readonly contents: string
  readonly sections: readonly PolicySectionWords[]
  /** A table that closes a section, by the section's anchor. */
  readonly tables: Readonly<Record<string, ReactNode>>
}

/** The text of a policy: its contents beside it, and each section at an address of its own. */
export function Policy({ contents, sections, tables }: PolicyProps) {
  return (
    <Terrace as="div" className={styles.paper}>
      <Wrap className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section) => (
            <PolicySection key={section.id} words={section} table={tables[section.id]} />
          ))}
        </div>
      </Wrap>
    </Terrace>
  )
}

type PolicySectionProps = { readonly words: PolicySectionWords; readonly table: ReactNode }

function PolicySection({ words: { id, title, text, points, after = [], links }, table }: PolicySectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      <Paragraphs text={text} />
      {points && <DiamondList className={styles.points} items={points} />}
      <Paragraphs text={after} />
      {table}
      {links && (
        <p className={styles.links}>
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}

function Paragraphs({ text }: { readonly text: readonly string[] }) {
  return text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
