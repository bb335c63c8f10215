import type { ComponentProps } from 'react'
import { LinkButton } from '#design/Button/Button.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'

type NewTabButtonProps = ComponentProps<typeof LinkButton> & {
  /** What a screen reader hears after the button's own words. */
  readonly note: string
}

/** A NewTabLink that looks like a button. */
export function NewTabButton({ note, children, ...rest }: NewTabButtonProps) {
  return (
    <LinkButton {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{note}</VisuallyHidden>
    </LinkButton>
  )
}
