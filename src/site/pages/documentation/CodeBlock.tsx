import type { DocumentationCopy } from '#content/en/documentation.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import styles from './CodeBlock.module.css'

type CodeBlockProps = {
  readonly title: string
  readonly text: string
  readonly words: DocumentationCopy['code']
}

/** Code to take over. Its button appears with the script that makes it work (DOCS-8). */
export function CodeBlock({ title, text, words }: CodeBlockProps) {
  return (
    <figure className={styles.code}>
      <figcaption>
        {title}
        <button type="button" data-copy hidden>
          <Icon name="done" />
          <span>{words.copy}</span>
          <VisuallyHidden>{title}</VisuallyHidden>
        </button>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, and the keyboard must reach them */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
