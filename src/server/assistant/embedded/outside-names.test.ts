import { expect, it } from 'vitest'
import { findOutsideNames } from './outside-names.ts'

it.each([
  ['does it print ebm receipts', ['EBM']],
  ['from booking com', ['Booking.com']],
  ['quick books', ['QuickBooks']],
  ['iso27001?', ['ISO 27001']],
  ['orange money et Wave', ['Orange Money', 'Wave']],
  ['Wave at me. Sage advice', []],
  ['a wave of customers, a sage word, an urban shop', []],
])('what no page names is found as it is written: %s', (text, names) => {
  expect(findOutsideNames(text)).toEqual(names)
})
