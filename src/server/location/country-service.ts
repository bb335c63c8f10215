import type { Place } from '#contract/place.ts'
import { hourMs, type Milliseconds, minuteMs } from '#server/clock.ts'
import { OwnFailure } from '#server/log/name-failure.ts'
import { readText } from '#server/post/read-text.ts'
import type { Parts } from '#server/parts.ts'
import { readPlace } from './place-names.ts'

type Needs = Pick<Parts, 'now'> & {
  /** With `{ip}` where the address goes. */
  readonly url: string
  readonly timeoutMs?: number
  /** Beyond this the answers longest kept are forgotten. */
  readonly mostKept?: number
}

type CountryService = {
  /**
   * The country's code, or its name where that has none; null when its answer has none (GEO-3). Rejects when there is no answer
   * in time, or one that cannot be read; no error repeats the address.
   */
  find(address: string): Promise<Place | null>
}

type Kept = { readonly until: Milliseconds; readonly answer: Promise<Place | null> }

const longestAnswerMs = 1000
/** Characters: no more than a location service could have to say. */
const longestAnswer = 64 * 1024
const keptMs = hourMs
/** A service that is down is not asked at every step of the same visitor. */
const failureKeptMs = minuteMs
/** What a country may be called: letters and the signs between them. Anything else is no name. */
const countryName = /^\p{L}[\p{L}\p{M} .,'’()&-]{0,59}$/u

/** GEO-1, GEO-2: asks the configured service, once an hour for each address. */
export function createCountryService({
  url,
  now,
  timeoutMs = longestAnswerMs,
  mostKept = 10_000,
}: Needs): CountryService {
  const kept = new Map<string, Kept>()

  function keep(address: string, answer: Kept) {
    kept.delete(address)
    kept.set(address, answer)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  return {
    find(address) {
      const known = kept.get(address)
      if (known && now() < known.until) return known.answer
      const answer = ask(url.replaceAll('{ip}', encodeURIComponent(address)), timeoutMs)
      keep(address, { until: now() + keptMs, answer })
      answer.catch(() => keep(address, { until: now() + failureKeptMs, answer }))
      return answer
    },
  }
}

async function ask(url: string, timeoutMs: number): Promise<Place | null> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return readCountry(await readText(response, longestAnswer))
  await response.body?.cancel()
  throw new OwnFailure(`The location service answers ${response.status}`)
}

function readCountry(text: string): Place | null {
  const answer = parse(text)
  const said = typeof answer === 'object' && answer !== null && 'country_name' in answer ? answer.country_name : null
  const name = typeof said === 'string' ? said.trim().normalize() : ''
  return countryName.test(name) ? readPlace(name) : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own error quotes the answer, and the answer the address.
    throw new OwnFailure('The location service does not answer in JSON')
  }
}
