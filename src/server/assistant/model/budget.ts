import type { Turn } from '#server/assistant/assistant.ts'
import { type Day, toDay } from '#server/clock.ts'
import type { ModelUse } from '#server/storage/storage.ts'
import type { Parts } from '#server/parts.ts'

type Needs = Pick<Parts, 'now' | 'log'> & {
  readonly modelUse: ModelUse
  /** Tokens of a UTC day. */
  readonly limit: number
}

export type Budget = ReturnType<typeof createBudget>

/**
 * How much the model may be asked a day (ASSISTANT_DAILY_BUDGET). What is under way counts as if it were used, so that
 * many visitors at once do not slip through together. While the storage cannot be read the model is left alone, and the
 * visitor is answered all the same.
 */
export function createBudget({ modelUse, limit, now, log }: Needs) {
  let reserved = 0
  let notedOn: Day | null = null

  async function isSpent(day: Day, before: number) {
    try {
      if ((await modelUse.of(day)) + before < limit) return false
      if (notedOn !== day) log.warn({ limit, day }, "the model's tokens of the day are used up")
      notedOn = day
    } catch (error) {
      log.error({ err: error }, "the model's tokens could not be looked up")
    }
    return true
  }
  const noteUncounted = (error: unknown) => log.error({ err: error }, "the model's tokens could not be counted")

  return {
    /** What the work gives, which takes `most` tokens and says how many it took; null when the day's are used up. */
    async spend<Done extends { readonly tokens: number }>(most: number, work: () => Promise<Done>) {
      const day = toDay(now())
      // Taken at once: while the table is read, the next visitor may ask.
      const before = reserved
      reserved += most
      try {
        if (await isSpent(day, before)) return null
        const done = await work()
        if (done.tokens > 0) await modelUse.add(day, done.tokens).catch(noteUncounted)
        return done
      } finally {
        reserved -= most
      }
    },
  }
}

/** Of turns and so many characters of an answer, for services that do not say: about four characters make a token. */
export function estimateTokens(turns: readonly Turn[], answered = 0): number {
  return Math.ceil(turns.reduce((sum, { text }) => sum + text.length, answered) / 4)
}
