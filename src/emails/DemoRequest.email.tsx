import { render } from 'react-email'
import { demoRequestMail as words } from '#content/team/emails/demo-request.ts'
import { contact } from '#facts/contact.ts'
import { ActionRow } from './ActionRow.tsx'
import { listDemoRequestDetails } from './demo-request-details.ts'
import type { DemoRequestLetter } from './demo-request-letter.ts'
import { DetailTable } from './DetailTable.tsx'
import { MailFrame } from './MailFrame.tsx'
import { sayOfficeTime } from './office-time.ts'
import { Opening } from './Opening.tsx'
import { listPersonActions } from './person-details.ts'
import { writePlainText } from './plain-text.ts'
import { writeThreadSubject } from './thread.ts'
import type { WrittenMail } from './written-mail.ts'

/** The letter that tells sales of a demo request, ready to post. */
export async function writeDemoRequest(letter: DemoRequestLetter): Promise<WrittenMail> {
  const { title, lead, alert } = writeOpening(letter)
  return {
    subject: writeThreadSubject({ ...letter, kind: 'demo-request' }, letter.follows),
    html: await render(<DemoRequest letter={letter} />),
    text: writePlainText({
      opening: alert ? [title, lead, alert] : [title, lead],
      details: listDemoRequestDetails(letter),
      reason: words.reason,
    }),
  }
}

export function DemoRequest({ letter }: { readonly letter: DemoRequestLetter }) {
  const { main, others } = listPersonActions(letter)
  return (
    <MailFrame
      preview={words.preview(letter.company, letter.interestedModules.join(', '))}
      kind={letter.follows ? words.kind.followUp : words.kind.first}
      reason={words.reason}
    >
      <Opening {...writeOpening(letter)} />
      <DetailTable details={listDemoRequestDetails(letter)} />
      <ActionRow main={main} others={others} />
    </MailFrame>
  )
}

function writeOpening({ name, follows, receivedAt, suspicions }: DemoRequestLetter) {
  return {
    title: follows ? words.title.followUp(name) : words.title.first(name),
    lead: words.lead(sayOfficeTime(receivedAt + contact.demoReplyHours * 3_600_000)),
    alert:
      suspicions.length > 0
        ? `${words.suspicion} ${suspicions.map((suspicion) => words.suspicions[suspicion]).join(', ')}.`
        : '',
  }
}
