import type { Viewport } from './window-frame.ts'

/** Beyond this the visitor has zoomed into the page and pans over it: the window stays where it is on the page. */
const zoomed = 1.01
const fullScreen = '(max-width: 479.98px), (max-height: 419.98px)'

export function readViewport(): Viewport {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { visualViewport } = window
  const whole = { width, height }
  if (!visualViewport || visualViewport.scale > zoomed) return { whole, visible: { left: 0, top: 0, ...whole } }
  const { offsetLeft: left, offsetTop: top } = visualViewport
  return { whole, visible: { left, top, width: Math.min(width, visualViewport.width), height: visualViewport.height } }
}

/** Calls back when the viewport turns, zooms, is resized or gives room to a keyboard. */
export function onViewportChange(react: () => void): () => void {
  const targets = [window, window.visualViewport].filter((target) => target !== null)
  for (const target of targets) {
    target.addEventListener('resize', react)
    if (target !== window) target.addEventListener('scroll', react)
  }
  return () => {
    for (const target of targets) {
      target.removeEventListener('resize', react)
      target.removeEventListener('scroll', react)
    }
  }
}

/** Phones: the window takes the whole screen. */
export const isFullScreen = () => matchMedia(fullScreen).matches

export function onFullScreenChange(react: () => void): () => void {
  const query = matchMedia(fullScreen)
  query.addEventListener('change', react)
  return () => query.removeEventListener('change', react)
}
