import type { ChatWindowCopy } from '#content/en/chat.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import type { IconName } from '#design/Icon/icon-paths.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Logo } from '#design/Logo/Logo.tsx'
import styles from './Chat.module.css'
import { sayCount } from './say-count.ts'
import { useArrowKeys, useDrag } from './use-drag.ts'

type WindowBarProps = {
  readonly id: string
  readonly copy: Pick<ChatWindowCopy, 'title' | 'status' | 'bar' | 'unread'>
  readonly isMinimized: boolean
  readonly isExpanded: boolean
  readonly isFull: boolean
  readonly isOnline: boolean
  readonly unread: number
  readonly move: (x: number, y: number, isDone: boolean) => void
  readonly onExpand: () => void
  readonly onMinimize: () => void
  readonly onClose: () => void
}

/**
 * Title, status and buttons (CHAT-9..12). The bar is what a pointer drags; its sign is a button that arrow keys move
 * the window with (CHAT-6).
 */
export function WindowBar(props: WindowBarProps) {
  const { id, copy, isMinimized, isExpanded, isFull, isOnline, unread, move, onExpand, onMinimize, onClose } = props
  const drag = useDrag(move)
  const keys = useArrowKeys(move)
  const sign = (
    <>
      <Logo />
      <i className={joinClasses(styles.dot, isOnline && styles.online)} />
    </>
  )
  return (
    <div className={styles.bar} {...(!isFull && drag)}>
      {isFull ? (
        <span className={styles.face}>{sign}</span>
      ) : (
        <button type="button" className={styles.face} aria-label={copy.bar.move} data-drag="" {...keys}>
          {sign}
        </button>
      )}
      <div className={styles.name}>
        <h2 id={id}>{copy.title}</h2>
        <small>{unread > 0 ? sayCount(copy.unread, unread) : copy.status[isOnline ? 'online' : 'offline']}</small>
      </div>
      <div className={styles.controls}>
        {!isFull && !(isMinimized && isExpanded) && (
          <BarButton
            icon={isExpanded ? 'smaller' : 'larger'}
            label={isExpanded ? copy.bar.restore : copy.bar.maximize}
            act={onExpand}
          />
        )}
        <BarButton
          icon={isMinimized ? 'window' : 'minus'}
          label={isMinimized ? copy.bar.restore : copy.bar.minimize}
          act={onMinimize}
        />
        <BarButton icon="close" label={copy.bar.close} act={onClose} />
      </div>
    </div>
  )
}

type BarButtonProps = { readonly icon: IconName; readonly label: string; readonly act: () => void }

function BarButton({ icon, label, act }: BarButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={act}>
      <Icon name={icon} />
    </button>
  )
}
