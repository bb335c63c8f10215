import { demoRequestMail as words } from '#content/team/emails/demo-request.ts'
import type { DemoQuestion } from '#contract/demo-request.ts'
import { listDeskDetails } from './desk-links.ts'
import { describeSource, type DemoRequestLetter } from './demo-request-letter.ts'
import type { Detail } from './DetailTable.tsx'
import { sayOfficeTime, sayOfficeWindow } from './office-time.ts'
import { listPersonDetails, listRecordDetails } from './person-details.ts'

const { labels } = words

/** The lines of the letter, for its HTML and its plain text alike (DATA-2). */
export function listDemoRequestDetails(letter: DemoRequestLetter): readonly Detail[] {
  const { attribution, earlier, reference } = letter
  const asked = {
    interestedModules: { label: labels.modules, text: letter.interestedModules.join(', ') },
    businessSize: { label: labels.size, text: letter.businessSize ?? '' },
    message: { label: labels.message, text: letter.message },
  } satisfies Record<DemoQuestion, Detail>
  return [
    ...listPersonDetails(letter),
    ...Object.values(asked),
    ...(letter.callbackAt ? [{ label: labels.callback, text: sayOfficeWindow(letter.callbackAt) }] : []),
    { label: labels.received, text: sayOfficeTime(letter.receivedAt) },
    ...(attribution ? [{ label: labels.source, text: describeSource(attribution) }] : []),
    ...listRecordDetails(earlier, reference),
    ...listDeskDetails(letter.desk),
  ]
}
