import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Position, Size } from './chat-state.ts'
import { onViewportChange, readViewport } from './viewport.ts'
import { limitSize, minimizedHeight, placeWindow, positionOf, type Frame } from './window-frame.ts'

type Place = {
  readonly position: Position
  readonly size: Size
  readonly isFull: boolean
  readonly isMinimized: boolean
}
type Needs = Place & {
  readonly element: RefObject<HTMLElement | null>
  readonly onMoved: (position: Position) => void
  readonly onResized: (size: Size, position: Position) => void
}

/**
 * Keeps the window in its place and within what can be seen, also after rotation, zoom or with an on-screen keyboard.
 * While it is dragged only the element changes; its state hears of it at the end.
 */
export function useWindowFrame(needs: Needs) {
  const { element, position, size, isFull, isMinimized } = needs
  const frame = useRef<Frame | null>(null)

  function show(next: Frame) {
    frame.current = next
    const { left, top, width, height } = next
    const px = (value: number) => `${Math.round(value)}px`
    // From script only: the content security policy refuses style attributes.
    if (element.current) {
      Object.assign(element.current.style, { left: px(left), top: px(top), width: px(width), height: px(height) })
    }
  }

  const place = useEffectEvent((here: Place) => {
    const viewport = readViewport()
    const { visible } = viewport
    // Minimised, it is as high as its bar, which grows with the visitor's letters.
    const bar = element.current?.firstElementChild?.getBoundingClientRect().height ?? 0
    const barHeight = Math.max(minimizedHeight, bar + 2 * (element.current?.clientTop ?? 0))
    const height = here.isMinimized ? barHeight : here.isFull ? visible.height : here.size.height
    if (!here.isFull) return show(placeWindow({ width: here.size.width, height }, here.position, viewport))
    show({ ...visible, height, top: visible.top + visible.height - height })
  })
  useLayoutEffect(() => {
    const placeHere = () => place({ position, size, isFull, isMinimized })
    placeHere()
    return onViewportChange(placeHere)
  }, [position, size, isFull, isMinimized])

  /** The window's place after a move by so many pixels; kept when `isDone`. */
  function move(x: number, y: number, isDone: boolean) {
    const { current } = frame
    if (!current || isFull) return
    const viewport = readViewport()
    const wanted = { ...current, left: current.left + x, top: current.top + y }
    const next = placeWindow(current, positionOf(wanted, viewport), viewport)
    show(next)
    if (isDone) needs.onMoved(positionOf(next, viewport))
  }

  /** Larger to the left and upwards: the window's other corner stays where it is. */
  function resize(x: number, y: number, isDone: boolean) {
    const { current } = frame
    if (!current) return
    const viewport = readViewport()
    const next = limitSize({ width: current.width - x, height: current.height - y }, viewport)
    const placed = placeWindow(next, positionOf(current, viewport), viewport)
    show(placed)
    if (isDone) needs.onResized(next, positionOf(placed, viewport))
  }

  return { move, resize }
}
