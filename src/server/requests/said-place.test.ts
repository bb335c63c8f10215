import { expect, it } from 'vitest'
import { findSaidPlace } from './said-place.ts'

it('is the town that we asked for, and what was said last where we asked for none', () => {
  const say = (text: string) => ({ sender: 'user', text }) as const
  const said = [
    say('We are in Kampala.'),
    say('Sorry, we are in Jinja.'),
    { sender: 'agent', text: 'In Kigali.' } as const,
  ]
  expect(findSaidPlace(said, [])).toEqual({ text: 'Jinja', country: 'UG' })
})
