import { Fragment } from 'react'
import type { Inline } from '#content/copy/docs/topic.ts'

/** A run of text with its strong words, code and links. */
export function Line({ text }: { readonly text: readonly Inline[] }) {
  return text.map((part) => {
    if (typeof part === 'string') return part
    switch (part.kind) {
      case 'strong':
        return <b key={part.text}>{part.text}</b>
      case 'code':
        return <code key={part.text}>{breakable(part.text)}</code>
      case 'link':
        return (
          <a key={part.href} href={part.href}>
            {part.text}
          </a>
        )
      default:
        return part satisfies never
    }
  })
}

/** Where a name has to go on in the next line, it does so after a dot or a stroke and not within a word. */
function breakable(code: string) {
  const [first, ...others] = code.split(/(?<=[./])(?=[\w{])/)
  return [
    first,
    ...others.map((rest) => (
      <Fragment key={rest}>
        <wbr />
        {rest}
      </Fragment>
    )),
  ]
}
