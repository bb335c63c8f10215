import { fill } from '#contract/fill.ts'
import type { ChatWindowCopy } from '#content/copy/chat.ts'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { Logo } from '#design/Logo/Logo.tsx'
import styles from './Chat.module.css'
import { sayCount } from './say-count.ts'
import { useArrowKeys, useDrag } from './use-drag.ts'

type WindowBarProps = {
  readonly copy: Pick<ChatWindowCopy, 'title' | 'status' | 'presence' | 'bar' | 'unread'>
  readonly isMinimized: boolean
  readonly isExpanded: boolean
  readonly isFull: boolean
  readonly isOnline: boolean
  /** The line above the form, which says who answers although nobody of us is there, is gone. */
  readonly isTalking: boolean
  /** The first name of whoever of us is there. */
  readonly person: string | null
  readonly unread: number
  readonly move: (x: number, y: number, isDone: boolean) => void
  readonly onExpand: () => void
  readonly onMinimize: () => void
  readonly onClose: () => void
}

/**
 * Title, status and buttons (CHAT-9..12); while one of us is there, that person instead of the assistant. The bar is
 * what a pointer drags; its sign is a button that arrow keys move the window with (CHAT-6).
 */
export function WindowBar(props: WindowBarProps) {
  const {
    copy,
    isMinimized,
    isExpanded,
    isFull,
    isOnline,
    isTalking,
    person,
    unread,
    move,
    onExpand,
    onMinimize,
    onClose,
  } = props
  const drag = useDrag(move)
  const keys = useArrowKeys(move)
  const sign = (
    <>
      {person === null ? <Logo /> : <b className={styles.initial}>{firstLetter(person)}</b>}
      <i className={joinClasses(styles.dot, isOnline && styles.online)} />
    </>
  )
  const face = joinClasses(styles.face, person !== null && styles.ours)
  const status = person === null ? copy.status[isOnline ? 'online' : 'offline'] : copy.presence.person
  return (
    <div className={styles.bar} {...(!isFull && drag)}>
      {isFull ? (
        <span className={face}>{sign}</span>
      ) : (
        <button type="button" className={face} aria-label={copy.bar.move} data-drag="" {...keys}>
          {sign}
        </button>
      )}
      <div className={styles.name}>
        <h2>{person ?? copy.title}</h2>
        <small>{unread > 0 ? sayCount(copy.unread, unread) : fill(status, { name: person ?? '' })}</small>
        {isTalking && !isOnline && <small>{copy.presence.unknown}</small>}
      </div>
      <div className={styles.controls}>
        {!isFull && !(isMinimized && isExpanded) && (
          <BarButton
            icon={isExpanded ? icons.smaller : icons.larger}
            label={isExpanded ? copy.bar.restore : copy.bar.maximize}
            act={onExpand}
          />
        )}
        <BarButton
          icon={isMinimized ? icons.window : icons.minus}
          label={isMinimized ? copy.bar.restore : copy.bar.minimize}
          act={onMinimize}
          isMinimize
        />
        <BarButton icon={icons.close} label={copy.bar.close} act={onClose} />
      </div>
    </div>
  )
}

const firstLetter = (name: string) => Array.from(name)[0]?.toLocaleUpperCase() ?? ''

type BarButtonProps = {
  readonly icon: string
  readonly label: string
  readonly act: () => void
  readonly isMinimize?: true
}

function BarButton({ icon, label, act, isMinimize }: BarButtonProps) {
  return (
    <button type="button" aria-label={label} data-minimize={isMinimize} onClick={act}>
      <Sign path={icon} />
    </button>
  )
}
