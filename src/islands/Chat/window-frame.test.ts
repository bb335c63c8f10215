import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPosition, sizes } from './chat-state.ts'
import { limitSize, placeWindow, positionOf, smallest, type Viewport } from './window-frame.ts'

const screen = (width: number, height: number): Viewport => ({
  whole: { width, height },
  visible: { left: 0, top: 0, width, height },
})

describe('where the window stands', () => {
  it('[CHAT-39, CHAT-37] is 24 from the bottom and the right, 384x500', () => {
    expect(placeWindow(sizes.normal, defaultPosition, screen(1440, 900))).toEqual({
      left: 1440 - 24 - 384,
      top: 900 - 24 - 500,
      width: 384,
      height: 500,
    })
  })

  it('is above an on-screen keyboard', () => {
    const viewport = { ...screen(800, 900), visible: { left: 0, top: 0, width: 800, height: 560 } }
    const { top, height } = placeWindow(sizes.normal, defaultPosition, viewport)

    expect(top + height).toBeLessThanOrEqual(560)
  })

  it('[CHAT-6] is within what can be seen, wherever it was put and however small the screen is', () => {
    const length = fc.integer({ min: 120, max: 3000 })
    const place = fc.integer({ min: -4000, max: 4000 })
    fc.assert(
      fc.property(length, length, place, place, (width, height, right, bottom) => {
        const viewport = screen(width, height)
        const frame = placeWindow(sizes.expanded, { right, bottom }, viewport)
        expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0)
        expect(frame.left + frame.width).toBeLessThanOrEqual(width)
        expect(frame.top + frame.height).toBeLessThanOrEqual(height)
      }),
    )
  })

  it('[DATA-8] is kept as it was left', () => {
    const viewport = screen(1440, 900)
    const frame = placeWindow(sizes.normal, { right: 300, bottom: 120 }, viewport)

    expect(positionOf(frame, viewport)).toEqual({ right: 300, bottom: 120 })
  })

  it('[OPEN-10] has a size between 320x400 and the viewport', () => {
    expect(limitSize({ width: 10, height: 10 }, screen(1440, 900))).toEqual(smallest)
    expect(limitSize({ width: 5000, height: 5000 }, screen(1440, 900))).toEqual({ width: 1424, height: 884 })
  })
})
