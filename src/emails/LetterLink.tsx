import type { ReactNode } from 'react'
import { Link } from 'react-email'
import { palette } from './palette.ts'

const style = { color: palette.light.link, textDecorationLine: 'underline' }

/** A link in the text of a letter. */
export function LetterLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link className="lk" href={href} style={style}>
      {children}
    </Link>
  )
}
