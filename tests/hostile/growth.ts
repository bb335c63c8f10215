/** Does something with a text. What comes of it is of no interest, only what it costs. */
export type Door = (text: string) => unknown

/** Microseconds of this thread, in which no other process of a busy machine is counted. */
export async function cost(door: Door, text: string): Promise<number> {
  const before = process.threadCpuUsage()
  await door(text)
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

const fill = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

export async function leastCost(door: Door, text: string, times: number): Promise<number> {
  let least = Infinity
  for (let time = 0; time < times; time += 1) {
    const once = await cost(door, text)
    least = Math.min(least, once)
    // So much is no pause of the machine.
    if (once > 1_000_000) break
  }
  return least
}

type Rule = {
  /** Characters of the longest text; a quarter and a half of it are tried as well. */
  readonly longest: number
  /** Microseconds that an ordinary text of this length may cost several times over. */
  readonly ordinary: number
}

/** Four times the length costs sixteen times as much where the cost grows with the square, and four where it is even. */
const steepest = 10

/** Microseconds: some machines count the time of a thread in steps of a few thousand. */
const finest = 2000

/** Where there are two ways to read each sign, each doubles the cost: a longer text would never be read to its end. */
const brief = [24, 32, 40, 48]

/** What a repetition costs, if that is both far more than an ordinary text does and grows faster than its length. */
export async function findSteep(door: Door, part: string, { longest, ordinary }: Rule): Promise<string | null> {
  for (const few of brief) {
    const start = fill(part, few)
    const isDear = (await cost(door, start)) > ordinary && (await leastCost(door, start, 3)) > ordinary
    if (isDear) return `${JSON.stringify(part)}: dear from ${few} characters on`
  }
  const whole = fill(part, longest)
  // One look is enough for most; whatever seems dear is looked at again, because a pause of the machine seems so, too.
  if ((await cost(door, whole)) <= ordinary) return null
  const most = await leastCost(door, whole, 5)
  if (most <= ordinary) return null
  const least = Math.max(finest, await leastCost(door, fill(part, longest / 4), 5))
  return most > least * steepest ? `${JSON.stringify(part)}: ${least} µs, then ${most} µs` : null
}
