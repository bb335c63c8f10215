import type { Milliseconds } from '#server/clock.ts'

type DatabaseClock = { readonly now: () => Milliseconds; readonly close: () => void }

type Needs = {
  /** What time it is for the database. */
  readonly ask: () => Promise<Milliseconds>
  /** Milliseconds of a clock that only goes on, whatever is done to the date of this machine. */
  readonly elapsed?: () => number
}

const firstTries = 3
const everyMs = 10_000

/**
 * The database's time, between the moments at which it is asked. Several servers that share a database agree on what
 * is due and whose lease has ended, however wrong the clocks of their machines are.
 */
export async function followDatabaseClock({ ask, elapsed = () => performance.now() }: Needs): Promise<DatabaseClock> {
  async function measure() {
    const askedAt = elapsed()
    const time = await ask()
    const trip = elapsed() - askedAt
    return { ahead: time - askedAt - trip / 2, doubt: trip / 2 }
  }

  const tries = []
  for (let count = 0; count < firstTries; count += 1) tries.push(await measure())
  const [best] = tries.toSorted((one, other) => one.doubt - other.doubt)
  let ahead = best?.ahead ?? 0

  async function correct() {
    const found = await measure()
    // What was believed may still be right: a slow answer says little.
    if (Math.abs(found.ahead - ahead) > found.doubt) ahead = found.ahead
  }
  // A database that is away keeps the time it had.
  const timer = setInterval(() => void correct().catch(() => undefined), everyMs)
  timer.unref()

  return { now: () => Math.floor(elapsed() + ahead), close: () => clearInterval(timer) }
}
