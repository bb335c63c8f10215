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

/**
 * Four times the length costs sixteen times as much where the cost grows with the square, and four where it is even;
 * twice the length four times as much, and twice.
 */
const steepest = { quarter: 10, half: 2.8 }

/** Microseconds: some machines count the time of a thread in steps of a few thousand. */
const finest = 2000

/** Where there are two ways to read each sign, each doubles the cost: a longer text would never be read to its end. */
const brief = [24, 48]

/** Lengths are compared so many times, one right after the other; the middle one counts, whatever else the machine does. */
const rounds = 5

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** How many times as much the whole costs as a part of it, neighbours in time compared with each other. */
async function compare(door: Door, part: string, length: number, share: number) {
  const [short, whole] = [fill(part, Math.max(1, Math.floor(length / share))), fill(part, length)]
  const ratios: number[] = []
  const costs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [less, more] = [await leastCost(door, short, 2), await leastCost(door, whole, 2)]
    ratios.push(more / Math.max(finest, less))
    costs.push(more)
    // So much is no pause of the machine, and a minute of it teaches nothing new.
    if (round === 2 && more > 1_000_000) break
  }
  return { ratio: middle(ratios), cost: middle(costs) }
}

/** What a repetition costs, if that is both far more than an ordinary text does and grows faster than its length. */
export async function findSteep(door: Door, part: string, { longest, ordinary }: Rule): Promise<string | null> {
  for (const few of brief) {
    if ((await cost(door, fill(part, few))) <= ordinary) continue
    const { ratio, cost: most } = await compare(door, part, few, 2)
    if (most > ordinary && ratio > steepest.quarter) return `${JSON.stringify(part)}: dear from ${few} characters on`
  }
  // What costs so little at half the length and grows with the square is not dear at the whole.
  if ((await cost(door, fill(part, longest / 2))) <= ordinary / 4) return null
  // One look is enough for most; whatever seems dear is looked at again, because a pause of the machine seems so, too.
  if ((await cost(door, fill(part, longest))) <= ordinary) return null
  const quarter = await compare(door, part, longest, 4)
  if (quarter.cost <= ordinary || quarter.ratio <= steepest.quarter) return null
  const half = await compare(door, part, longest, 2)
  if (half.ratio <= steepest.half) return null
  const times = `${quarter.ratio.toFixed(1)} times its quarter, ${half.ratio.toFixed(1)} times its half`
  return `${JSON.stringify(part)}: ${quarter.cost} µs, ${times}`
}
