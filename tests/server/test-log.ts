import type { Log } from '#server/log/log.ts'

export type LogLine = { readonly level: keyof Log; readonly message: string } & Readonly<Record<string, unknown>>

/** A log that the test can read afterwards. */
export function createTestLog() {
  const lines: LogLine[] = []
  const note =
    (level: keyof Log) =>
    (details: unknown, message: unknown = '') => {
      const named = typeof details === 'object' && details !== null ? details : {}
      lines.push({ ...named, level, message: typeof message === 'string' ? message : '' })
    }
  const log: Log = { info: note('info'), warn: note('warn'), error: note('error') }
  return { log, lines }
}
