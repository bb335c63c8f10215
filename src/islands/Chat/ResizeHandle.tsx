import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import styles from './Chat.module.css'
import { useArrowKeys, useDrag } from './use-drag.ts'

type ResizeHandleProps = {
  readonly label: string
  readonly resize: (x: number, y: number, isDone: boolean) => void
}

/** The corner of variant B that a pointer pulls or arrow keys push (CHAT-20, OPEN-10). */
export function ResizeHandle({ label, resize }: ResizeHandleProps) {
  return (
    <button
      type="button"
      className={styles.resize}
      aria-label={label}
      data-drag=""
      {...useDrag(resize)}
      {...useArrowKeys(resize)}
    >
      <Sign path={icons.grow} />
    </button>
  )
}
