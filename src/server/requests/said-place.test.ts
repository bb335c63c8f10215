import { expect, it } from 'vitest'
import { findSaidPlace, placeWhereSaid } from './said-place.ts'

it('is the town that we asked for, and what was said last where we asked for none', () => {
  const say = (text: string) => ({ sender: 'user', text }) as const
  const said = [
    say('We are in Kampala.'),
    say('Sorry, we are in Jinja.'),
    { sender: 'agent', text: 'In Kigali.' } as const,
  ]
  expect(findSaidPlace(said, [])).toEqual({ text: 'Jinja', country: 'UG' })
})

it('counts before where a browser and a network are', () => {
  const visitor = { location: 'RW', timeZone: 'Africa/Kigali' }
  const said = (text: string) => placeWhereSaid(visitor, [{ sender: 'user', text }], [])
  expect(said('Je suis à Yaoundé')).toEqual({ location: 'CM', timeZone: 'Africa/Douala' })
  // Two clocks: that of the browser stays.
  expect(said('We are a bakery in Goma, DRC.')).toEqual({ location: 'CD', timeZone: 'Africa/Kigali' })
  expect(said('How much is it?')).toBe(visitor)
})
