import type { Log } from '#server/outbox/log.ts'
import { toDay } from '#server/storage/day.ts'
import type { Day, Milliseconds, ModelUse } from '#server/storage/storage.ts'

type Needs = {
  readonly modelUse: ModelUse
  /** Tokens of a UTC day. */
  readonly limit: number
  readonly now: () => Milliseconds
  readonly log: Log
}

export type Budget = {
  /** Null when the day's tokens are used up; otherwise the function that takes what was used, once it is known. */
  reserve(tokens: number): Promise<((used: number) => Promise<void>) | null>
}

/**
 * How much the model may be asked a day (ASSISTANT_DAILY_BUDGET). What is under way counts as if it were used, so that
 * many visitors at once do not slip through together. While the storage cannot be read the model is left alone, and the
 * visitor is answered all the same.
 */
export function createBudget({ modelUse, limit, now, log }: Needs): Budget {
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

  return {
    async reserve(tokens) {
      const day = toDay(now())
      // Taken at once: while the table is read, the next visitor may ask.
      const before = reserved
      reserved += tokens
      if (await isSpent(day, before)) {
        reserved -= tokens
        return null
      }
      return async (used) => {
        try {
          if (used > 0) await modelUse.add(day, used)
        } catch (error) {
          log.error({ err: error }, "the model's tokens could not be counted")
        }
        reserved -= tokens
      }
    },
  }
}

/** For services that do not say: about four characters make a token. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / 4)
}
