import { defineConfig } from '@playwright/test'
import { testBrowserOptions } from './tests/browser-options.ts'

/**
 * The browser tests drive the built product: a real server process, a real database, the system's Chromium without its
 * windows.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // Emptied at the start, so a folder of its own: others write their results beside it.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Two kept two cores busy to 85 %: a page waits for its server, and a third worker uses that.
  workers: 3,
  forbidOnly: true,
  // Generous, because a shared machine may be slow; no test waits for time to pass.
  timeout: 180_000,
  // For pages that the browser stopped painting, and no others: `tests/run.ts` asks for the proof.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 60_000,
    // A page that scrolls smoothly keeps each touch waiting, up to a second. Where motion is the matter, or what comes with
    // it, a file says `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: testBrowserOptions,
  },
})
