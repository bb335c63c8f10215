import { statfs } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import { listEndingDates } from '#server/health/ending-dates.ts'
import { claimPort } from '#server/port.ts'
import type { Storage } from '#server/storage/storage.ts'
import { readBuiltSecurityTxt } from './built-security-txt.ts'
import { broken, note, ok, type Finding } from './finding.ts'

/** Whether a start would get its port, or who has it. */
export async function lookAtPort(config: Config): Promise<Finding> {
  const { host, port } = config
  const claim = await claimPort(config)
  if (claim.ok) {
    await claim.release()
    return ok(port === 0 ? 'PORT 0 takes any that is free' : `${port} on ${host} is free; the site does not run there`)
  }
  const here = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const answer = await fetch(`http://${here}:${port}/healthz`, { signal: AbortSignal.timeout(3000) })
    .then(async (response): Promise<unknown> => response.json())
    .catch(() => null)
  const isOurs = JSON.stringify(answer) === '{"status":"ok"}'
  return isOurs ? ok(`the site runs at ${port} on ${host}`) : broken(claim.problem)
}

const longestDifferenceMs = 5000

/** What is due goes by the database's clock, what is shown by the machine's. */
export function lookAtClock(storage: Pick<Storage, 'now'>, ownTime: () => number): Finding {
  return judgeClock(storage.now() - ownTime(), 'the database')
}

/** By how much somebody else's clock is ahead of ours, in milliseconds. */
export function judgeClock(aheadMs: number, whose: string): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  if (Math.abs(aheadMs) <= longestDifferenceMs) return ok(`this machine and ${whose} agree`)
  return note(`${whose} is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine: see timedatectl`)
}

const megabyte = 1_000_000

export async function lookAtDisk({ dataDir }: Config): Promise<Finding> {
  // Not there before the first start.
  const { bavail, bsize } = await statfs(dataDir).catch(() => statfs('.'))
  return judgeSpace(bavail * bsize)
}

/** A day's letters and its backup need less than the first; a gigabyte is a month's warning. */
export function judgeSpace(bytes: number): Finding {
  const said = `${Math.floor(bytes / megabyte)} MB are free where DATA_DIR lies`
  if (bytes < 100 * megabyte) return broken(`${said}; docs/operations.md says what lies there`)
  return bytes < 1000 * megabyte ? note(said) : ok(said)
}

/** What is true until a day only. */
export async function lookAtDates(now: number): Promise<Finding> {
  const dates = listEndingDates(await readBuiltSecurityTxt(), now)
  const said = dates.map(({ what, daysLeft }) => (daysLeft < 0 ? `${what} has run out` : `${what} ${daysLeft} days`))
  return { state: dates.some(({ daysLeft }) => daysLeft < 14) ? 'note' : 'ok', said: `left: ${said.join(', ')}` }
}
