import { deskChat as words } from '#content/team/desk-chat.ts'
import type { DeskChatView } from '#contract/desk-view.ts'
import { Button } from '#design/Button/Button.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { sayMoment } from '../say.ts'
import { DeskFrame } from '../Frame/DeskFrame.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { Who } from '../Who.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import styles from './Chat.module.css'
import { Entries } from './Entries.tsx'
import { Side } from './Side.tsx'

/**
 * One conversation, live. Without a script it is a page with forms; the script reads the page anew when something
 * happens and takes over what stands in `data-live`, so that there is one way to draw a conversation.
 */
export function Chat(view: DeskChatView) {
  const { frame, chat, waiting } = view
  const { lookers } = chat
  const first = firstNameOf(chat)
  return (
    <DeskFrame frame={frame} place="waiting" address={`/desk/chats/${chat.id}`} thumbs={null}>
      <div className={styles.live} data-chat={chat.id} data-mode={modeOf(view)}>
        <section className={styles.talk} aria-labelledby="visitor">
          <header className={styles.head}>
            <div>
              <p className={styles.crumb}>
                <a href="/desk#waiting">{words.waiting(waiting.length)}</a>
              </p>
              <h1 id="visitor">{chat.name}</h1>
              <p className={styles.looks} data-live="looks">
                {lookers[0] && <Who member={lookers[0]} />}
                <span>
                  {sayWhoSpeaks(view)} {lookers.length > 0 && words.looksOn(lookers.map(firstNameOf))}
                </span>
              </p>
            </div>
            {isSpeaker(view) && (
              <DeskForm action={`/api/desk/chats/${chat.id}/leave`}>
                <Button kind="line">{words.leave}</Button>
              </DeskForm>
            )}
          </header>
          <Entries chat={chat} visitor={first} now={frame.now} />
          {modeOf(view) === 'mine' ? <AnswerBox view={view} visitor={first} /> : <Outside view={view} />}
        </section>
        <Side view={view} visitor={first} />
      </div>
    </DeskFrame>
  )
}

/** What stands in the place of the box for whoever does not speak. */
function Outside({ view }: { readonly view: DeskChatView }) {
  const { chat, problem } = view
  const mode = modeOf(view)
  return (
    <div className={styles.outside}>
      <p>{sayOutside(view)}</p>
      {problem && <p role="alert">{words.problems[problem]}</p>}
      {mode !== 'erased' && (
        <DeskForm action={`/api/desk/chats/${chat.id}/join`}>
          {mode === 'other' && <input type="hidden" name="over" value="yes" />}
          <Button className={styles.maize}>{mode === 'other' ? words.takeOver : words.join}</Button>
        </DeskForm>
      )}
    </div>
  )
}

const isSpeaker = ({ frame, chat }: DeskChatView) => chat.speaker?.member.id === frame.me.id

function modeOf(view: DeskChatView) {
  if (view.chat.isErased) return 'erased'
  if (isSpeaker(view)) return 'mine'
  return view.chat.speaker ? 'other' : 'open'
}

function sayWhoSpeaks(view: DeskChatView) {
  const { speaker } = view.chat
  if (!speaker) return words.nobodySpeaks
  const since = sayMoment(speaker.since, view.frame.now)
  return isSpeaker(view) ? words.youSpeak(since) : words.speaks(firstNameOf(speaker.member), since)
}

function sayOutside({ frame, chat }: DeskChatView) {
  const { speaker, calledAt, isErased } = chat
  const first = firstNameOf(chat)
  if (isErased) return words.erased(first)
  if (speaker) return words.otherSpeaks(firstNameOf(speaker.member))
  const asked = calledAt === null ? '' : ` ${words.asked(first, sayMoment(calledAt, frame.now))}`
  return words.untilJoin(first) + asked
}
