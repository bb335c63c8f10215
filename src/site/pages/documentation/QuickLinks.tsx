import type { DocumentationCopy } from '#content/copy/documentation.ts'
import type { Language } from '#content/languages.ts'
import { shell } from '#content/shell.ts'
import { externalLinks } from '#facts/links.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { apiReferencePath } from './api-operations.ts'
import { manualPath } from './Manual.tsx'
import styles from './DocsSidebar.module.css'

type QuickLinksProps = { readonly words: DocumentationCopy['sidebar']['quickLinks']; readonly language: Language }

/** To take along, to look up, to ask others (DOCS-9). */
export function QuickLinks({ words, language }: QuickLinksProps) {
  return (
    <div className={styles.quick}>
      <p id="quick-links">{words.heading}</p>
      <ul aria-labelledby="quick-links">
        <li>
          <a href={manualPath} download>
            <Icon name="down" />
            {words.download}
          </a>
        </li>
        <li>
          <a href={apiReferencePath}>
            <Icon name="plug" />
            {words.apiReference}
          </a>
        </li>
        {externalLinks.community !== null && (
          <li>
            <NewTabLink href={externalLinks.community} note={shell[language].newTab}>
              <Icon name="talk" />
              {words.community}
            </NewTabLink>
          </li>
        )}
      </ul>
    </div>
  )
}
