import { desk } from '#content/en/desk.ts'
import type { DeskView } from '#contract/desk.ts'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { DeskFrame } from '../Frame/DeskFrame.tsx'

/** Who waits, what must be answered, and everything. */
export function Inbox({ frame }: Extract<DeskView, { readonly kind: 'inbox' }>) {
  const { inbox } = desk
  return (
    <DeskFrame frame={frame} place="waiting">
      <Wrap>
        <h1 id="waiting">{inbox.noneWait}</h1>
        <p>{inbox.noneWaitLead}</p>
      </Wrap>
    </DeskFrame>
  )
}
