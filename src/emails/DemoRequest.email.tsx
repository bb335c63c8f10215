import { demoRequestMail as words } from '#content/team/emails/demo-request.ts'
import { demoReplyMs } from '#facts/contact.ts'
import { listDemoRequestDetails } from './demo-request-details.ts'
import type { DemoRequestLetter } from './demo-request-letter.ts'
import { sayOfficeTime } from './office-time.ts'
import { listPersonActions } from './person-details.ts'
import { writeThreadSubject } from './thread.ts'
import { writeLetter } from './write-letter.tsx'
import type { WrittenMail } from './written-mail.ts'

/** The letter that tells sales of a demo request, ready to post. */
export function writeDemoRequest(letter: DemoRequestLetter): Promise<WrittenMail> {
  const { name, company, interestedModules, follows, receivedAt, suspicions } = letter
  const suspected = suspicions.map((suspicion) => words.suspicions[suspicion]).join(', ')
  return writeLetter({
    subject: writeThreadSubject({ ...letter, kind: 'demo-request' }, follows),
    preview: words.preview(company, interestedModules.join(', ')),
    kind: follows ? words.kind.followUp : words.kind.first,
    title: follows ? words.title.followUp(name) : words.title.first(name),
    lead: words.lead(sayOfficeTime(receivedAt + demoReplyMs)),
    alert: suspected && `${words.suspicion} ${suspected}.`,
    details: listDemoRequestDetails(letter),
    actions: listPersonActions(letter),
    reason: words.reason,
  })
}
