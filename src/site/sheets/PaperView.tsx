import { paperShell } from '#content/documents/shell.ts'
import type { Language } from '#content/languages.ts'
import { shell } from '#content/shell.ts'
import type { PaperWords } from '#content/paper-words.ts'
import type { Paper } from '#contract/intent.ts'
import { brand } from '#facts/brand.ts'
import { Band } from '#design/Band/Band.tsx'
import { LinkButton } from '#design/Button/Button.tsx'
import { Brand } from '#site/layouts/Brand/Brand.tsx'
import { PaperBlockView } from './PaperBlockView.tsx'
import styles from './PaperView.module.css'

type PaperViewProps = {
  readonly slug: Paper
  readonly language: Language
  readonly words: PaperWords
  /** The other papers, to read on. */
  readonly others: readonly { readonly slug: Paper; readonly title: string }[]
}

/** A paper on the screen, as it is printed: no menu, no banner, no script, nothing kept in the browser. */
export function PaperView({ slug, language, words, others }: PaperViewProps) {
  const { title, kind, lead, sheets, sections } = words
  const around = paperShell[language]
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <Brand />
        <LinkButton kind="line" href={`/documents/${slug}.pdf`} download="">
          {around.download} ({around.size(sheets)})
        </LinkButton>
        <LinkButton href="/contact#demo" data-intent="demo">
          {shell[language].header.action}
        </LinkButton>
      </header>
      <main id="main" className={styles.sheet}>
        <Band />
        <div className={styles.head}>
          <p className={styles.kind}>{`${brand.product} · ${kind}`}</p>
          <h1>{title}</h1>
        </div>
        <p className={styles.lead}>{lead}</p>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={styles.section}>
            <h2>{section.title}</h2>
            {section.blocks.map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a paper's blocks never move
              <PaperBlockView key={index} block={block} />
            ))}
          </section>
        ))}
        <p className={styles.imprint}>{[around.revised, around.publisher, ...around.ask].join(' · ')}</p>
      </main>
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="others">
          <h2 id="others">{around.more}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.slug}>
                <a href={`/documents/${other.slug}`}>{other.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
