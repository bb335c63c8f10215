import type { Position, Size } from './chat-state.ts'

/** Pixels from the top left of the layout viewport. */
export type Frame = Size & { readonly left: number; readonly top: number }
/** What the visitor sees of the page, and all there is to see: an on-screen keyboard makes them differ. */
export type Viewport = { readonly visible: Frame; readonly whole: Size }

/** CHAT-38. */
export const minimizedHeight = 64
/** OPEN-10. */
export const smallest: Size = { width: 320, height: 400 }
/** Between the window and the edge of what can be seen. */
const margin = 8

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** Where the window stands: of its size and at its place as far as it fits, always within what can be seen (CHAT-6). */
export function placeWindow(size: Size, position: Position, { visible, whole }: Viewport): Frame {
  const width = Math.min(size.width, visible.width - 2 * margin)
  const height = Math.min(size.height, visible.height - 2 * margin)
  const left = whole.width - position.right - width
  const top = whole.height - position.bottom - height
  return {
    width,
    height,
    left: clamp(left, visible.left + margin, visible.left + visible.width - margin - width),
    top: clamp(top, visible.top + margin, visible.top + visible.height - margin - height),
  }
}

/** The place of a frame as it is kept (DATA-8). */
export function positionOf({ left, top, width, height }: Frame, { whole }: Viewport): Position {
  return { right: whole.width - left - width, bottom: whole.height - top - height }
}

/** A size the visitor chose, within its bounds. */
export function limitSize({ width, height }: Size, { visible }: Viewport): Size {
  return {
    width: clamp(width, smallest.width, Math.max(smallest.width, visible.width - 2 * margin)),
    height: clamp(height, smallest.height, Math.max(smallest.height, visible.height - 2 * margin)),
  }
}
