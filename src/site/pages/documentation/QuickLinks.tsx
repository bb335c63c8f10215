import type { DocumentationCopy } from '#content/en/documentation.ts'
import { shell } from '#content/en/shell.ts'
import { externalLinks } from '#facts/links.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { apiReferencePath } from './api-operations.ts'
import { manualPath } from './Manual.tsx'
import styles from './DocsSidebar.module.css'

type QuickLinksProps = { readonly words: DocumentationCopy['sidebar']['quickLinks'] }

/** To take along, to look up, to ask others (DOCS-9). */
export function QuickLinks({ words }: QuickLinksProps) {
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
            <NewTabLink href={externalLinks.community} note={shell.newTab}>
              <Icon name="talk" />
              {words.community}
            </NewTabLink>
          </li>
        )}
      </ul>
    </div>
  )
}
