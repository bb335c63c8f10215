import { fill } from '#contract/fill.ts'
import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import type { DemoReceipt } from '#contract/callback.ts'
import { Button } from '#design/Button/Button.tsx'
import { RequestDetails } from './RequestDetails.tsx'
import { createSayer } from './say-moments.ts'
import { SoonerWays } from './SoonerWays.tsx'
import { CallbackForm } from './CallbackForm.tsx'

/** Who has sent it, in their own words. */
export type Sender = { readonly name: string; readonly email: string }

type SentPanelProps = {
  readonly copy: RequestSentCopy
  readonly receipt: DemoReceipt
  readonly sender: Sender
  readonly onAnother: () => void
}

/** The reference, what happens next and until when, a wish for a call, and the quicker ways. */
export function SentPanel({ copy, receipt, sender, onAnother }: SentPanelProps) {
  const sayer = createSayer()
  return (
    <>
      <RequestDetails
        copy={copy}
        receipt={receipt}
        sayer={sayer}
        level={4}
        thanks={fill(copy.thanks, { name: sender.name })}
        {...(receipt.isConfirmed && { confirmed: fill(copy.confirmed, { email: sender.email }) })}
      />
      <CallbackForm copy={copy.callback} receipt={receipt} sayer={sayer} />
      <SoonerWays
        copy={copy.sooner}
        heading={copy.sooner.heading}
        note={fill(copy.sooner.say, { reference: receipt.reference })}
        written={{
          kind: 'whats-app',
          note: copy.sooner.withReference,
          text: fill(copy.sooner.message, { reference: receipt.reference }),
        }}
      />
      <Button type="button" kind="text" onClick={onAnother}>
        {copy.another}
      </Button>
    </>
  )
}
