import { Fragment, memo, type ReactNode } from 'react'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { readMarkdown, type Block, type Inline } from './read-markdown.ts'
import { readAddress } from './safe-address.ts'

type MarkdownProps = { readonly text: string; readonly newTab: string }

/** An answer's Markdown as React elements: no HTML passes, no image, and links only where CHAT-59 lets them lead. */
export const Markdown = memo(function Markdown({ text, newTab }: MarkdownProps) {
  // Blocks of an answer are never moved, so that their place is what tells them apart.
  return readMarkdown(text).map((block, index) => <Fragment key={index}>{showBlock(block, newTab)}</Fragment>)
})

function showBlock(block: Block, newTab: string): ReactNode {
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {showInlines(line, newTab)}
          </Fragment>
        ))}
      </p>
    )
  }
  const items = block.items.map((entry, index) => <li key={index}>{showInlines(entry, newTab)}</li>)
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
}

const showInlines = (parts: readonly Inline[], newTab: string) =>
  parts.map((part, index) => <Fragment key={index}>{showInline(part, newTab)}</Fragment>)

function showInline(part: Inline, newTab: string): ReactNode {
  switch (part.kind) {
    case 'text':
      return keepWhole(part.text)
    case 'code':
      return <code>{part.text}</code>
    case 'bold':
      return <b>{showInlines(part.parts, newTab)}</b>
    case 'emphasis':
      return <em>{showInlines(part.parts, newTab)}</em>
    case 'link': {
      const address = readAddress(part.address)
      const label = showInlines(part.parts, newTab)
      if (address === null) return label
      return (
        <NewTabLink href={address} note={newTab}>
          {label}
        </NewTabLink>
      )
    }
  }
}

/** No line ends within a telephone number or `e-mail`. */
const keepWhole = (text: string) =>
  text
    .replaceAll(/\+\d[\d ]*\d/g, (number) => number.replaceAll(' ', '\u00a0'))
    .replaceAll(/\be-(?=mail)/gi, '$&\u2060')
