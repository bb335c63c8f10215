import { defineConfig } from 'vitest/config'
import { chatHours } from './src/build/chat-hours.ts'
import { docsTopics } from './src/build/docs/docs-topics.ts'
import { globalStyles } from './src/build/global-styles.ts'
import { styles } from './src/build/styles.ts'

/** `unit` runs from the sources alone; `server` runs the built process and a real PostgreSQL. */
export default defineConfig({
  plugins: [styles({ shortNames: false }), globalStyles(), docsTopics(), chatHours()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['src/**/*.test.{ts,tsx}', 'tests/{house,requirements}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: ['tests/server/postgres.ts'],
          include: ['tests/{server,site,assistant,hostile}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
