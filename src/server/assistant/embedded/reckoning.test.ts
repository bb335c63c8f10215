import { describe, expect, it } from 'vitest'
import { readNumbers } from './numbers.ts'
import { createReckoning } from './reckoning.ts'
import { normalise } from './words.ts'

/** How many sign in after each of the messages, each a sentence. */
function count(...messages: readonly string[]) {
  const { hear } = createReckoning()
  return messages.map((text) => {
    const read = (locations: number | null) => readNumbers(normalise(text), locations).staff
    const { users, isUnsure } = hear()({ read, isQuestion: text.endsWith('?'), locations: undefined }) ?? {}
    return isUnsure ? `${users}?` : (users ?? null)
  })
}

describe('how many people sign in, from sentence to sentence', () => {
  it.each([
    [
      ['we are 6', 'the cook does not need a login'],
      [6, 5],
    ],
    [
      ['we are 7 staff with me', 'the 2 cleaners dont need to log in', 'and 2 more waiters'],
      [7, 5, 7],
    ],
    [
      ['on est 5', 'et si on prend 2 serveurs de plus'],
      [5, 7],
    ],
    [
      ['somos 6', 'e com mais 2 garçons'],
      [6, 8],
    ],
    [
      [
        'me and my sister',
        'and a cleaner, but she does not use the computer',
        'plus my brother',
        'my wife will also log in',
      ],
      [2, 2, 3, 4],
    ],
    [
      ['on est 3', 'j’ouvre une deuxième pharmacie avec 4 personnes', 'plus deux vendeuses'],
      [3, 7, 9],
    ],
    [
      ['com 5 empregados', 'e eu e o meu sócio'],
      [5, 7],
    ],
    [
      ['3 at reception, 2 in the bar, me', 'and 2 waiters'],
      [6, 8],
    ],
    [
      [
        'we are 5',
        'and my wife thinks it is too expensive',
        'plus 3 drivers without login',
        'and 2 cooks who do not use it',
      ],
      [5, null, 5, 5],
    ],
    [
      ['we are 4', 'and 8 people?'],
      [4, 8],
    ],
    [
      ['we are 7', 'and if I remove 2 staff so we are 5'],
      [7, 5],
    ],
  ])('%j', (sentences, counts) => {
    expect(count(...sentences)).toEqual(counts)
  })

  it('adds to nobody, and leaves nobody behind', () => {
    expect(count('2 more waiters')).toEqual([2])
    expect(count('I am alone', 'my cook does not need a login')).toEqual([1, null])
    expect(count('we are 4', 'is there an API?', 'we are 9')).toEqual([4, null, 9])
  })
})
