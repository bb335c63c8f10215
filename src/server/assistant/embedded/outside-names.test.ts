import { expect, it } from 'vitest'
import { findOutsideNames } from './outside-names.ts'

it.each([
  ['does it print ebm receipts', ['EBM']],
  ['booking com or Booking.com', ['Booking.com']],
  ['iso27001?', ['ISO 27001']],
  ['orange money et Wave', ['Orange Money', 'Wave']],
  ['a wave of customers, a sage word, an urban shop', []],
])('what no page names is found as it is written: %s', (text, names) => {
  expect(findOutsideNames(text)).toEqual(names)
})
