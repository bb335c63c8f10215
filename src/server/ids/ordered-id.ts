import { randomUUIDv7 } from 'node:crypto'

let last = ''

/**
 * A UUID of version 7 that is greater than every one before it in this process (RFC 9562, 6.2): what it names can be
 * put in order, also within one millisecond.
 */
export function makeOrderedId(): string {
  let id = randomUUIDv7()
  // At most until the next millisecond.
  while (id <= last) id = randomUUIDv7()
  last = id
  return id
}
