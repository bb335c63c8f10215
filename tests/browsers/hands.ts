import { setTimeout as pause } from 'node:timers/promises'
import type { Wanted } from './find-in-page.ts'

/** An element that was found, in the words of its driver. */
export type Found = {
  click(): Promise<void>
  /** Replaces what a field holds, key by key. */
  fill(text: string): Promise<void>
  /** Chooses an option of a list by what it says. */
  choose(option: string): Promise<void>
  text(): Promise<string>
  attribute(name: string): Promise<string | null>
}

/** One page in one browser. */
export type Driver = {
  open(url: string): Promise<void>
  /** Looks once. */
  find(wanted: Wanted): Promise<Found | null>
  /** Errors the page has thrown since it was opened. */
  errors(): Promise<readonly string[]>
}

/** A browser to try the ways in. */
export type Browser = {
  readonly name: string
  /** A new visitor with nothing stored. */
  visit(
    size: { readonly width: number; readonly height: number },
    work: (driver: Driver) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}

const patienceMs = 30_000
const betweenLooksMs = 100

/** Tries until it is true; the last failure is told. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + patienceMs
  let last: unknown = null
  while (performance.now() < end) {
    try {
      if (await isSo()) return
    } catch (error) {
      last = error
    }
    await pause(betweenLooksMs)
  }
  throw new Error(`Waited in vain for ${what}`, { cause: last })
}

export type Hands = ReturnType<typeof makeHands>

/**
 * A visitor's hands and eyes. What is named is found by the name a screen reader would say, waited for until it is
 * there, and touched with real input; the first in sight where several are.
 */
export function makeHands(driver: Driver, origin: string) {
  /** What has just moved may be covered, or gone, for a moment: it is found and touched anew. */
  const on = (wanted: Wanted, act: (found: Found) => Promise<void>) =>
    until(async () => {
      const found = await driver.find(wanted)
      if (found) await act(found)
      return found !== null
    }, `${wanted.kind} '${wanted.name}'`)
  async function read(wanted: Wanted, look: (found: Found) => Promise<string | null>) {
    let seen = ''
    await on(wanted, async (found) => void (seen = (await look(found)) ?? ''))
    return seen.trim()
  }
  return {
    origin,
    open: (path: string) => driver.open(origin + path),
    press: (name: string) => on({ kind: 'action', name }, (found) => found.click()),
    /** The same, of one part of the page. */
    pressIn: (within: string, name: string) => on({ kind: 'action', name, within }, (found) => found.click()),
    fill: (label: string, text: string) => on({ kind: 'field', name: label }, (found) => found.fill(text)),
    tick: (label: string) => on({ kind: 'field', name: label }, (found) => found.click()),
    choose: (label: string, option: string) => on({ kind: 'field', name: label }, (found) => found.choose(option)),
    see: (text: string) => on({ kind: 'text', name: text }, () => Promise.resolve()),
    read: (selector: string) => read({ kind: 'selector', name: selector }, (found) => found.text()),
    leadsTo: (name: string) => read({ kind: 'action', name }, (found) => found.attribute('href')),
    errors: () => driver.errors(),
  }
}
