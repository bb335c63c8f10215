import type { Intent } from '#contract/intent.ts'
import { askFormId } from './call-to-action.ts'

/** What makes a button a call to action: its first message, and what it wants as data beside it (decision 034). */
export function askProps(intent: Intent, message: string) {
  const [kind, ...about] = intent.split(' ')
  return {
    form: askFormId,
    name: 'message',
    value: message,
    'data-intent': kind,
    'data-about': about.length > 0 ? about.join(' ') : undefined,
  }
}
