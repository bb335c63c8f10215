import type { ComponentProps } from 'react'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  /** What a screen reader hears after the link's own words, such as ', opens a new tab'. */
  readonly note: string
}

/** A link out of the site: it opens a new tab, and says so to those who would not see it (NAV-42). */
export function NewTabLink({ note, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{note}</VisuallyHidden>
    </a>
  )
}
