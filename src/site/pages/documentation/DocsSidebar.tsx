import type { DocumentationCopy } from '#content/copy/documentation.ts'
import type { Language } from '#content/languages.ts'
import type { Topic } from '#content/copy/docs/topic.ts'
import { joinClasses } from '#design/join-classes.ts'
import { DocsSearch } from '#islands/DocsSearch/DocsSearch.island.tsx'
import { Island } from '#islands/Island.tsx'
import styles from './DocsSidebar.module.css'
import more from './More.module.css'
import { QuickLinks } from './QuickLinks.tsx'
import { listSearchEntries } from './search-entries.ts'
import { TopicIcon } from './TopicIcon.tsx'

type DocsSidebarProps = { readonly copy: DocumentationCopy; readonly language: Language }

/**
 * One search box for titles and text, and the nine sections (DOCS-1..5). On a phone the list is a disclosure of its
 * own. The first section is selected and open; what a click does beyond opening is the script's part.
 */
export function DocsSidebar({ copy, language }: DocsSidebarProps) {
  const { sidebar, topics } = copy
  return (
    <aside className={styles.side} aria-label={sidebar.label}>
      <search className={styles.search}>
        <Island wake="touch">
          <DocsSearch words={copy.search} entries={listSearchEntries(copy, language)} />
        </Island>
      </search>
      <details className={joinClasses(more.section, styles.contents)} data-contents>
        <summary>
          <span>
            {sidebar.contents} <span data-current>{topics[0]?.title}</span>
          </span>
        </summary>
        <div>
          <nav aria-label={sidebar.topics}>
            {topics.map((topic, index) => (
              <Section key={topic.id} topic={topic} isFirst={index === 0} />
            ))}
          </nav>
          <p data-no-title hidden>
            {sidebar.noTitle}
          </p>
          <QuickLinks words={sidebar.quickLinks} language={language} />
        </div>
      </details>
    </aside>
  )
}

/** A section with its four subsections (DOCS-3, DATA-14). */
function Section({ topic, isFirst }: { readonly topic: Topic; readonly isFirst: boolean }) {
  return (
    <details className={joinClasses(more.section, styles.section)} data-section={topic.id} open={isFirst}>
      <summary aria-current={isFirst ? 'true' : undefined}>
        <TopicIcon name={topic.icon} />
        <span>{topic.title}</span>
      </summary>
      <ul>
        {topic.subsections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
