import type { ActionWords } from '#content/page-words.ts'
import { Button, LinkButton } from '#design/Button/Button.tsx'
import { askProps } from '#islands/ask-props.ts'

type ActionProps = { readonly action: ActionWords; readonly kind: 'solid' | 'line' | 'text' }

/**
 * A link that looks like a button, or a button that opens the chat (CTA-3, CTA-4). The latter belongs to the one form
 * in the shell, which leads to the demo form while nothing opens a chat, without JavaScript too.
 */
export function Action({ action, kind }: ActionProps) {
  if ('href' in action) {
    return (
      <LinkButton href={action.href} kind={kind} download={'isDownload' in action}>
        {action.label}
      </LinkButton>
    )
  }
  return (
    <Button kind={kind} {...askProps(action.intent, action.ask)}>
      {action.label}
    </Button>
  )
}
