import { randomInt, randomUUIDv7 } from 'node:crypto'

let last = ''

/** How far one goes on from the last at most, so that nobody counts to the next. */
const widestStep = 2 ** 32

/**
 * A UUID of version 7 that is greater than every one before it in this process (RFC 9562, 6.2): what it names can be
 * put in order, also within one millisecond, and behind a clock that was set back.
 */
export function makeOrderedId(): string {
  const id = randomUUIDv7()
  last = id > last ? id : goOn(last)
  return last
}

/** A greater one of the same moment: its random part goes on. */
function goOn(id: string): string {
  const next = BigInt(`0x${id.replaceAll('-', '')}`) + BigInt(randomInt(1, widestStep))
  return next
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
