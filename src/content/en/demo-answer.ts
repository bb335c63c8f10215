import type { DemoAnswerCopy } from '#content/copy/demo-answer.ts'
import { contact } from '#facts/contact.ts'

/** The page that answers a demo request sent without JavaScript. */
export const demoAnswer = {
  title: 'Request a Demo',
  description: `Your demo request needs one more look before it can be sent. A person replies within ${contact.demoReplyHours} hours.`,
  heading: 'Request a Demo',
  lead: 'Nothing you wrote is lost. Check it below, then send it again.',
} as const satisfies DemoAnswerCopy
