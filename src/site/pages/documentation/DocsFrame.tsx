import type { ReactNode } from 'react'
import type { DocumentationCopy } from '#content/en/documentation.ts'
import { Pattern } from '#design/Pattern/Pattern.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import styles from './DocsFrame.module.css'

type DocsFrameProps = {
  readonly sidebar: ReactNode
  readonly code: DocumentationCopy['code']
  readonly children: ReactNode
}

/** Sidebar, painted spine, and the column that is read. Works without its scripts: then all topics stand below each other. */
export function DocsFrame({ sidebar, code, children }: DocsFrameProps) {
  return (
    <div className={styles.frame} data-behaviour="docs-sidebar">
      {sidebar}
      <div className={styles.spine}>
        <Pattern name="herringbone" />
      </div>
      <div className={styles.column} data-behaviour="docs-copy" data-copied={code.copied} data-failed={code.failed}>
        {children}
        <VisuallyHidden>
          <span role="status" data-copy-status />
        </VisuallyHidden>
      </div>
    </div>
  )
}
