import { deskChat as words } from '#content/team/desk-chat.ts'
import type { DeskChatView } from '#contract/desk.ts'
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
  const { speaker, lookers } = chat
  const isMine = speaker?.member.id === frame.me.id
  const first = firstNameOf(chat)
  const mode = chat.isErased ? 'erased' : isMine ? 'mine' : speaker ? 'other' : 'open'
  return (
    <DeskFrame frame={frame} place="waiting" address={`/desk/chats/${chat.id}`} thumbs={null}>
      <div className={styles.live} data-chat={chat.id} data-mode={mode}>
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
                  {speaker
                    ? isMine
                      ? words.youSpeak(sayMoment(speaker.since, frame.now))
                      : words.speaks(firstNameOf(speaker.member), sayMoment(speaker.since, frame.now))
                    : words.nobodySpeaks}{' '}
                  {lookers.length > 0 && words.looksOn(lookers.map(firstNameOf))}
                </span>
              </p>
            </div>
            {isMine && (
              <DeskForm action={`/api/desk/chats/${chat.id}/leave`}>
                <Button kind="line">{words.leave}</Button>
              </DeskForm>
            )}
          </header>
          <Entries chat={chat} visitor={first} now={frame.now} />
          {mode === 'mine' ? (
            <AnswerBox view={view} visitor={first} />
          ) : (
            <div className={styles.outside}>
              <p>
                {mode === 'erased' && words.erased(first)}
                {mode === 'other' && words.otherSpeaks(speaker ? firstNameOf(speaker.member) : '')}
                {mode === 'open' && words.untilJoin(first)}
                {mode === 'open' &&
                  chat.calledAt !== null &&
                  ` ${words.asked(first, sayMoment(chat.calledAt, frame.now))}`}
              </p>
              {view.problem && <p role="alert">{words.problems[view.problem]}</p>}
              {mode !== 'erased' && (
                <DeskForm action={`/api/desk/chats/${chat.id}/join`}>
                  {mode === 'other' && <input type="hidden" name="over" value="yes" />}
                  <Button className={styles.maize}>{mode === 'other' ? words.takeOver : words.join}</Button>
                </DeskForm>
              )}
            </div>
          )}
        </section>
        <Side view={view} visitor={first} />
      </div>
    </DeskFrame>
  )
}
