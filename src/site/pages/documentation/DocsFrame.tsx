import type { ReactNode } from 'react'
import type { DocumentationCopy } from '#content/copy/documentation.ts'
import { Pattern } from '#design/Pattern/Pattern.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import styles from './DocsFrame.module.css'

type DocsFrameProps = {
  readonly sidebar: ReactNode
  /** The script that works the sidebar. */
  readonly behaviour?: 'docs-sidebar'
  readonly code: DocumentationCopy['code']
  readonly children: ReactNode
}

/** Sidebar, painted spine, and the column that is read. Works without its scripts: then all topics stand below each other. */
export function DocsFrame({ sidebar, behaviour, code, children }: DocsFrameProps) {
  return (
    <div className={styles.frame} data-behaviour={behaviour}>
      {sidebar}
      <div className={styles.spine}>
        <Pattern name="herringbone" />
      </div>
      <div className={styles.column} data-copy={code.copy} data-copied={code.copied} data-failed={code.failed}>
        {children}
        <VisuallyHidden>
          <span role="status" data-copy-status="" />
        </VisuallyHidden>
      </div>
    </div>
  )
}
