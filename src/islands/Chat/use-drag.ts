import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

/** Told of each step in pixels; the last one says so. */
type Step = (x: number, y: number, isDone: boolean) => void

const keyStep = 16
const bigKeyStep = 64
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Dragging by pointer: handlers for the element that is held. Buttons on it stay buttons. */
export function useDrag(step: Step) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null)

  function begin(event: PointerEvent<HTMLElement>) {
    const { target, currentTarget, pointerId, clientX: x, clientY: y, button } = event
    const isOnButton = (target as Element).closest('button:not([data-drag])') !== null
    if (button !== 0 || isOnButton) return
    currentTarget.setPointerCapture(pointerId)
    last.current = { x, y }
  }
  function go({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
    if (!last.current) return
    step(x - last.current.x, y - last.current.y, false)
    last.current = { x, y }
  }
  function end() {
    if (!last.current) return
    last.current = null
    step(0, 0, true)
  }
  return { onPointerDown: begin, onPointerMove: go, onPointerUp: end, onPointerCancel: end }
}

/** The same by arrow keys; Shift makes bigger steps, Escape goes back to where the key was first pressed. */
export function useArrowKeys(step: Step) {
  const moved = useRef({ x: 0, y: 0 })

  function press(event: KeyboardEvent<HTMLElement>) {
    const direction = directions[event.key]
    const isBack = event.key === 'Escape' && (moved.current.x !== 0 || moved.current.y !== 0)
    if (!direction && !isBack) return
    event.preventDefault()
    event.stopPropagation()
    const length = event.shiftKey ? bigKeyStep : keyStep
    const [x, y] = direction ? [direction[0] * length, direction[1] * length] : [-moved.current.x, -moved.current.y]
    moved.current = direction ? { x: moved.current.x + x, y: moved.current.y + y } : { x: 0, y: 0 }
    step(x, y, true)
  }
  return { onKeyDown: press, onBlur: () => (moved.current = { x: 0, y: 0 }) }
}
