import { Fragment } from 'react'
import { LetterLink } from './LetterLink.tsx'
import { splitAtOwnLinks } from './own-links.ts'

type TypedTextProps = {
  readonly text: string
  /** Of what one of us wrote: our own addresses in it are links then. */
  readonly publicUrl?: string | undefined
}

/** What somebody typed, line by line. Outlook ignores `white-space`, so each line gets its own break. */
export function TypedText({ text, publicUrl }: TypedTextProps) {
  return text.split(/\r\n|\r|\n/).map((line, number) => (
    // Lines have no other name than their number, and never move.
    <Fragment key={number}>
      {number > 0 && <br />}
      {publicUrl === undefined ? line : <LinkedLine line={line} publicUrl={publicUrl} />}
    </Fragment>
  ))
}

function LinkedLine({ line, publicUrl }: { readonly line: string; readonly publicUrl: string }) {
  return splitAtOwnLinks(line, publicUrl).map(({ text, href }, place) =>
    href === null ? (
      text
    ) : (
      <LetterLink key={place} href={href}>
        {text}
      </LetterLink>
    ),
  )
}
