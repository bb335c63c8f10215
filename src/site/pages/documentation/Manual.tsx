import type { Language } from '#content/languages.ts'
import type { DocumentationCopy } from '#content/copy/documentation.ts'
import { Band } from '#design/Band/Band.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { brand } from '#facts/brand.ts'
import { urlOf } from '#site/url-of.ts'
import { Blocks } from './Blocks.tsx'
import { Line } from './Line.tsx'
import { prepareManual } from './prepare-manual.ts'
import styles from './Manual.module.css'
import topicStyles from './Topics.module.css'

/** The file that 'Download' gives. */
export const manualPath = '/documentation/manual.html'

type ManualProps = { readonly copy: DocumentationCopy; readonly language: Language }

/** The whole documentation to keep, to read without a network and to print: no script, nothing closed, links with a host. */
export function Manual({ copy: { manual: words, topics }, language }: ManualProps) {
  const withHost = (path: string) => urlOf(path, language)
  return (
    <main id="main">
      <Band />
      <Wrap className={styles.sheet}>
        <h1>{words.title}</h1>
        <p className={topicStyles.lead}>
          {words.lead} <a href={withHost('/documentation')}>{words.online}</a>
        </p>
        <nav aria-labelledby="contents">
          <h2 id="contents">{words.contents}</h2>
          <ul>
            {topics.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {prepareManual(topics, withHost).map(({ id, title, lead, isWritten, subsections }) => (
          <article key={id} id={id} className={topicStyles.prose}>
            <h2>{title}</h2>
            <p className={topicStyles.lead}>
              <Line text={lead} />
            </p>
            {isWritten &&
              subsections.map((subsection) => (
                <section key={subsection.id} id={subsection.id} className={topicStyles.subsection}>
                  <h3>{subsection.title}</h3>
                  <Blocks blocks={subsection.blocks} />
                </section>
              ))}
          </article>
        ))}
        <p className={styles.imprint}>{[brand.company, ...words.imprint].join(' · ')}</p>
      </Wrap>
    </main>
  )
}
