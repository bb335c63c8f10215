import { desk } from '#content/team/desk.ts'
import type { LeadView } from '#contract/desk-view.ts'
import { DeskFrame } from '../Frame/DeskFrame.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { Answer } from './Answer.tsx'
import { Conversation, Replies } from './Conversation.tsx'
import { EraseBlock } from './EraseBlock.tsx'
import styles from './Lead.module.css'
import { LeadHead } from './LeadHead.tsx'
import { Letters } from './Letters.tsx'
import { Notes } from './Notes.tsx'
import { Owner } from './Owner.tsx'
import { OtherRequests, Person, Reach, ThumbBar } from './Person.tsx'
import { Words } from './Words.tsx'

/** One lead: what was said in the wide column, who it is in the narrow one. */
export function Lead(view: LeadView) {
  const { frame, lead, team, problem } = view
  // What is wrong with an answer stands at its box.
  const isOfAnswer = lead.status !== 'held' && (problem === 'answered' || view.draft.isTyped)
  const { now } = frame
  return (
    <DeskFrame
      address={`/desk/leads/${lead.id}`}
      frame={frame}
      place={lead.dueAt === null ? 'all' : 'open'}
      thumbs={<ThumbBar lead={lead} />}
    >
      <LeadHead lead={lead} now={now} next={view.next} />
      <div className={styles.columns}>
        <div>
          {problem && !isOfAnswer && (
            <div className={styles.problem} role="alert">
              <b>{desk.lead.problemHeading}</b>
              <p>{desk.lead.problems[problem]}</p>
            </div>
          )}
          <Words lead={lead} />
          <Conversation lead={lead} now={now} />
          <Replies view={view} />
          {lead.status !== 'held' && <Answer view={view} />}
          <Notes lead={lead} note={view.note} now={now} />
        </div>
        <aside aria-label={desk.lead.about(firstNameOf(lead))}>
          <Reach lead={lead} />
          <Owner lead={lead} team={team} me={frame.me} now={now} />
          <Person lead={lead} />
          <OtherRequests lead={lead} now={now} />
          <Letters leadId={lead.id} letters={lead.letters} now={now} />
          <EraseBlock lead={lead} elsewhere={view.elsewhere} isOpen={problem === 'not-confirmed'} />
        </aside>
      </div>
    </DeskFrame>
  )
}
