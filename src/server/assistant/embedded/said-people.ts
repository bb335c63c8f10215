import { readNumbers } from './numbers.ts'
import { countNamed, createReckoning } from './people.ts'
import { longestTold, splitMessage } from './split-questions.ts'
import { normalise } from './words.ts'

/** How many sign in by what somebody said, one message after the other; null where nobody was plainly counted. */
export function countSaidPeople(said: readonly string[]): number | null {
  const reckoning = createReckoning()
  for (const message of said) {
    reckoning.begin()
    for (const { text, isQuestion } of splitMessage(message.slice(0, longestTold))) {
      const { staff, counted } = readNumbers(normalise(countNamed(text)))
      const shops = counted.flatMap(({ unit, value }) => (unit === 'locations' ? [value] : []))
      reckoning.hear(staff, isQuestion, shops.length === 1 ? shops[0] : undefined)
    }
  }
  const known = reckoning.look()
  return known && !known.unsure ? known.users : null
}
