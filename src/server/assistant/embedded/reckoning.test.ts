import { describe, expect, it } from 'vitest'
import { countNamed } from './mentions.ts'
import { readNumbers } from './numbers.ts'
import { createReckoning } from './reckoning.ts'
import { normalise } from './words.ts'

/** Hears messages, each a sentence. */
function hearAll(messages: readonly string[]) {
  const reckoning = createReckoning()
  const counts = messages.map((text) => {
    const readIn = (locations: number | null) => readNumbers(normalise(countNamed(text)), locations).staff
    return reckoning.hear()({ staff: readIn(null), readIn, isQuestion: text.endsWith('?'), locations: undefined })
  })
  return { counts, look: reckoning.look }
}
/** How many sign in after each; with a `?` where somebody may be left out. */
const count = (...messages: readonly string[]) =>
  hearAll(messages).counts.map((one) => (one?.isUnsure ? `${one.users}?` : (one?.users ?? null)))
const look = (...messages: readonly string[]) => hearAll(messages).look()

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
    // By who they are.
    [
      ['two waiters, a cook, cashier and me', 'the cook doesnt touch computers', 'no the cook does not use it i said'],
      [5, 4, 4],
    ],
    [
      ['I have 4 boys on the floor and Nakato who does the books', '4 boys plus Nakato plus myself'],
      [5, 6],
    ],
    [
      ['how much for six people', 'one boy left, he went to Dubai', 'so five now'],
      [6, 5, 5],
    ],
    [
      ['deux réceptionnistes, une gouvernante et ma fille à la compta', 'donc quel prix pour nous 4'],
      [4, 4],
    ],
    [
      ['on est trois', 'avec les deux vendeuses ça fait cinq personnes', 'mon frère ne s’en servira pas'],
      [3, 5, 4],
    ],
    [
      ['eu e a minha prima', 'afinal a minha prima vai embora', 'somos duas, eu e a mãe'],
      [2, 1, 2],
    ],
    [
      ['6 pessoas no balcão e o contabilista', 'duas das moças não mexem no computador'],
      [7, 5],
    ],
    [
      ['we are 3 pharmacists me included and one cashier', 'only the cashier and me touch it'],
      [4, 2],
    ],
    [
      ['3 cashiers, me, my brother and a clerk so 6 people', '3 people with a login: me, the cook and the waiter'],
      [6, 3],
    ],
    [
      ['we are 8 staff', '3 of them never open a computer', 'if we hire two more who log in'],
      [8, 5, 7],
    ],
    // Somebody may be left out.
    [
      ['just me', 'my niece starts helping on saturdays', 'so me and Aline'],
      [1, '2?', 2],
    ],
    [['so me and aline'], ['2?']],
    [['3 cashiers each'], ['3?']],
    [
      ['we are 4', 'the secretary keeps her book', 'my cashier, can she see the profit?', 'no, 3'],
      [4, '4?', null, 3],
    ],
    [['8 of us, but 3 others only advise'], ['8?']],
  ])('%j', (sentences, counts) => {
    expect(count(...sentences)).toEqual(counts)
  })

  it('stays unsure until a number says it', () => {
    expect(look('we are 4', 'the secretary keeps her book', 'how much is it?')).toEqual({ users: 4, isUnsure: true })
    expect(look('we are 4', 'the secretary keeps her book', 'we are 3')).toMatchObject({ users: 3, isUnsure: false })
    expect(look('we are 4', 'my husband says it is too expensive')).toMatchObject({ isUnsure: false })
    expect(look('we are 4', 'can a cashier see the profit?')).toMatchObject({ isUnsure: false })
  })

  it('adds to nobody, and leaves nobody behind', () => {
    expect(count('2 more waiters')).toEqual([2])
    expect(count('I am alone', 'my cook does not need a login')).toEqual([1, null])
    expect(count('we are 4', 'is there an API?', 'we are 9')).toEqual([4, null, 9])
  })
})
