import styles from './CodeBlock.module.css'

type CodeBlockProps = { readonly title: string; readonly text: string }

/** Code to take over. The script that can copy it puts a button beside the title (DOCS-8). */
export function CodeBlock({ title, text }: CodeBlockProps) {
  return (
    <figure className={styles.code} data-behaviour="docs-copy">
      <figcaption>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, and the keyboard must reach them */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
