import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { siteData } from './src/build/site-data.ts'
import { styles } from './src/build/styles.ts'

/** These take the place of a module for others: whatever ran before them in one process would hold the real one. */
const alone = ['src/site/outside-links.test.tsx']

/** A busy machine may be ten times slower than a quiet one; no test waits for time to pass. */
const generousMs = 300_000

/**
 * `unit` and `alone` run from the sources alone; `server` runs the built process and a real PostgreSQL. The files of a
 * project share what they have loaded: reading the modules anew for each took longer than many a test.
 */
export default defineConfig({
  plugins: [styles({ shortNames: false }), siteData()],
  test: {
    // All cores: Vitest would leave one to a person who watches.
    maxWorkers: availableParallelism(),
    // A test that finds nothing to look at has proved nothing.
    expect: { requireAssertions: true },
    // What was found stands in the message, not that it was "[ Array(1) ]".
    chaiConfig: { truncateThreshold: 1000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: generousMs,
          hookTimeout: generousMs,
          include: ['src/**/*.test.{ts,tsx}', 'tests/{claims,house,requirements}/**/*.test.ts'],
          exclude: alone,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', testTimeout: generousMs, include: alone } },
      // Builds a site of its own: part of `npm run rehearse`.
      { extends: true, test: { name: 'rehearse', include: ['tests/rehearse/**/*.test.ts'], testTimeout: 900_000 } },
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: ['tests/server/postgres.ts'],
          isolate: false,
          include: ['tests/{server,site,assistant,hostile,deploy}/**/*.test.ts'],
          testTimeout: generousMs,
          hookTimeout: generousMs,
        },
      },
    ],
  },
})
