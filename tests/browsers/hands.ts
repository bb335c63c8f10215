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

export type Hands = {
  readonly origin: string
  /** The same hands, which find only what stands in a part of the page. */
  inside(selector: string): Hands
  open(path: string): Promise<void>
  press(name: string): Promise<void>
  fill(label: string, text: string): Promise<void>
  tick(label: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  see(text: string): Promise<void>
  /** The words of the first element in sight that a selector finds, once it has any. */
  read(selector: string): Promise<string>
  leadsTo(name: string): Promise<string>
  /** Waits as long as a person needs to look a form over; who is quicker is taken for a program. */
  lookOver(): Promise<void>
  errors(): Promise<readonly string[]>
}

const lookMs = 1500

/**
 * A visitor's hands and eyes. What is named is found by the name a screen reader would say, waited for until it is
 * there, and touched with real input; the first in sight where several are.
 */
export function makeHands(driver: Driver, origin: string, within?: string): Hands {
  /** What has just moved may be covered, or gone, for a moment: it is found and touched anew. */
  const on = (kind: Wanted['kind'], name: string, act: (found: Found) => Promise<void>) =>
    until(async () => {
      const found = await driver.find({ kind, name, ...(within !== undefined && { within }) })
      if (found) await act(found)
      return found !== null
    }, `${kind} '${name}'`)
  async function read(kind: Wanted['kind'], name: string, look: (found: Found) => Promise<string | null>) {
    let seen = ''
    await on(kind, name, async (found) => void (seen = (await look(found)) ?? ''))
    return seen.trim()
  }
  return {
    origin,
    inside: (selector) => makeHands(driver, origin, selector),
    open: (path) => driver.open(origin + path),
    press: (name) => on('action', name, (found) => found.click()),
    fill: (label, text) => on('field', label, (found) => found.fill(text)),
    tick: (label) => on('field', label, (found) => found.click()),
    choose: (label, option) => on('field', label, (found) => found.choose(option)),
    see: (text) => on('text', text, () => Promise.resolve()),
    read: (selector) => read('selector', selector, (found) => found.text()),
    leadsTo: (name) => read('action', name, (found) => found.attribute('href')),
    lookOver() {
      const from = performance.now()
      return until(() => Promise.resolve(performance.now() - from > lookMs), 'time to pass')
    },
    errors: () => driver.errors(),
  }
}
