import { setTimeout as pause } from 'node:timers/promises'
import type { Page, TestInfo } from '@playwright/test'

/** How `tests/run.ts` knows a failure that is the browser's. */
export const stoppedPainting = 'stopped painting'

/**
 * Chromium 156 without a graphics card stops painting a page for good in some of a hundred that are scrolled to their end
 * on a busy machine: the compositor waits for tiles that nobody draws (a pending tree that never becomes ready), while
 * scripts and timers go on. No flag of it helps, nor does anything done to the page. So it is proved, and said.
 */
export async function noteStoppedPainting(page: Page, { annotations }: TestInfo) {
  if (page.isClosed() || (await paints(page))) return
  annotations.push({ type: stoppedPainting, description: page.url() })
}

/** False only where timers run and no frame comes: a script that holds the page is ours. */
async function paints(page: Page): Promise<boolean> {
  const frameOrTime = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        requestAnimationFrame(() => done(true))
        setTimeout(() => done(false), 10_000)
      }),
  )
  // Where JavaScript is off, neither comes.
  const neither = pause(20_000, true, { ref: false })
  return Promise.race([frameOrTime.catch(() => true), neither])
}
