import { builtPages, textOf } from './site/built-site.ts'

export type CallToAction = {
  readonly page: string
  readonly label: string
  readonly message: string
  /** As it goes over the wire: kind and codes. */
  readonly intent: string
}

/** Every button of the built pages that opens the chat to ask for something; the chat's own trigger asks for nothing. */
export const callsToAction: readonly CallToAction[] = builtPages.flatMap(({ path, root }) =>
  root
    .querySelectorAll('button[form=ask]')
    .filter((button) => !button.hasAttribute('data-chat-trigger'))
    .map((button) => ({
      page: path,
      label: textOf(button),
      message: button.getAttribute('value') ?? '',
      intent: [button.getAttribute('data-intent'), button.getAttribute('data-about')].filter(Boolean).join(' '),
    })),
)
