import { describe, expect, it } from 'vitest'
import { listWords } from '#build/assistant/learn-reading.ts'
import { readWordings } from '#build/assistant/wordings.ts'
import type { Turn } from '../assistant.ts'
import type { Candidate } from './candidates.ts'
import { justThis } from './find.ts'
import { readMessage } from './read-message.ts'
import { createSpeller } from './words.ts'
import { understand } from './understand.ts'

const speller = createSpeller(listWords(readWordings('src/content', []).examples, []))
const read = (text: string) => understand(text, speller)

function candidatesOf(text: string, ...turns: readonly string[]): readonly Candidate[] {
  const history = turns.map((said, at): Turn => ({ role: at % 2 === 0 ? 'user' : 'model', text: said }))
  const message = readMessage({ text, history, timeZone: '' }, speller, ({ candidates: [{ how, reading }] }) => ({
    how,
    reading,
    found: justThis('hello', 1),
  }))
  return message.parts.at(-1)?.candidates ?? []
}
const readings = (text: string, ...turns: readonly string[]) =>
  candidatesOf(text, ...turns).map(({ reading }) => reading)

describe('a sentence', () => {
  it('counts the years that are named one by one, and nobody twice', () => {
    expect(read('year 1 plus year 2 of Starter').asked.needs).toEqual({ years: 2 })
    expect(read('Starter sur un an').asked.needs).toEqual({ years: 1 })
    expect(read('5 of us and I counted 900 items').asked).toMatchObject({
      needs: { users: 5, products: 900 },
    })
    expect(read('tenho 5 lojas com 2 trabalhadores cada').asked.needs).toEqual({ users: 10, locations: 5 })
    expect(read('five shops, two people in each').asked.needs).toEqual({ users: 10, locations: 5 })
    expect(read('cinq boutiques, deux personnes dans chacune').asked.needs).toEqual({ users: 10, locations: 5 })
    expect(read('cinco lojas, duas pessoas em cada uma').asked.needs).toEqual({ users: 10, locations: 5 })
    expect(read('5 shops, each with one cashier, plus me and a bookkeeper').asked.needs).toEqual({
      users: 7,
      locations: 5,
    })
    expect(read('my wife and I plus 4 staff').asked.needs).toEqual({ users: 6 })
    expect(read('ma femme et moi plus 4 employés').asked.needs).toEqual({ users: 6 })
    expect(read('eu e a minha esposa mais 4 empregados').asked.needs).toEqual({ users: 6 })
    expect(read('2 lojas, em cada uma trabalham 3 pessoas').asked.needs).toEqual({ users: 6, locations: 2 })
    expect(read('each of our 3 shops has 2 cashiers').asked.needs).toEqual({ users: 6, locations: 3 })
    expect(read('3 boutiques, chacune avec un caissier').asked.needs).toEqual({ users: 3, locations: 3 })
    expect(read('3 lojas, cada uma com um vendedor').asked.needs).toEqual({ users: 3, locations: 3 })
    expect(read('four pharmacies, every one with a pharmacist and a cashier').asked.needs).toEqual({
      users: 8,
      locations: 4,
    })
    expect(read('5 shops, each with 2 cashiers and 1 cook').asked.needs).toEqual({ users: 15, locations: 5 })
    expect(read('3 boutiques, chacune avec un pharmacien et une caissière').asked.needs).toEqual({
      users: 6,
      locations: 3,
    })
    expect(read('1 manager and 2 cashiers').asked.needs).toEqual({ users: 3 })
    expect(read('a shop with 6 tills').asked.needs.users).toBe(6)
    expect(read('2 tills and 3 cashiers').asked.needs).toEqual({ users: 3 })
    expect(read('we are open from 8 till 6').asked.needs).toEqual({})
    expect(read('vendo 20 caixas por dia').asked.needs).toEqual({})
    expect(read('un gérant et 2 vendeuses').asked.needs).toEqual({ users: 3 })
    expect(read('2 shops, each with a printer').asked.needs).toEqual({ locations: 2 })
    expect(read('five cashiers and me').asked).toMatchObject({ needs: { users: 6 } })
    expect(read('me and 2 workers').asked).toMatchObject({ needs: { users: 3 } })
    expect(read('moi et 2 vendeurs').asked).toMatchObject({ needs: { users: 3 } })
    expect(read('eu e 2 empregados').asked).toMatchObject({ needs: { users: 3 } })
    expect(read('We are six. Could two of us share a name?').asked.needs).toEqual({ users: 6 })
    expect(read('owner, cashier, cook and four waiters').asked.needs).toEqual({ users: 7 })
    expect(read('me, my wife and two cashiers').asked.needs).toEqual({ users: 4 })
    expect(read('2 vendeuses et ma femme').asked.needs).toEqual({ users: 3 })
    expect(read('eu, o gerente e 3 empregados').asked.needs).toEqual({ users: 5 })
    expect(read('we are 3: me, my wife and 1 worker').asked.needs).toEqual({ users: 3 })
    expect(read('we are 3: me and 2 workers').asked.needs).toEqual({ users: 3 })
    expect(read('three things about Luanda').asked.needs).toEqual({})
  })

  it('names a place, a day, an hour and a clock', () => {
    expect(read('cocody : votre numero').asked.offices).toEqual(['abidjan'])
    expect(read('8am EAT is what time in Kigali').asked.clock).toBe('kigali')
    expect(read('opens 8am, what does my watch show').asked.clock).toBe('visitor')
    expect(read('Can I call at 9 in the evening on Monday?').asked).toMatchObject({
      hour: 21,
      day: { kind: 'weekday', weekday: 1 },
    })
    expect(read('Avez-vous un bureau à Dakar ?').asked.elsewhere).toMatchObject({ town: 'Dakar', office: null })
    expect(read('Is the Kampala office open?').asked.elsewhere).toBeNull()
  })

  it.each([
    ['Can I call at 3 in the night?', 3],
    ['Can I call at 11 at night?', 23],
    ['Je peux appeler à 2 heures de la nuit ?', 2],
    ['Atendem às 4 da madrugada?', 4],
    ['Atendem às 9 da noite?', 21],
    ['Is somebody there at half past nine at night?', 21.5],
    ['Je peux appeler à neuf heures et demie du soir ?', 21.5],
    ['Atendem às nove e meia da noite?', 21.5],
    ['Do you open at a quarter past six in the morning?', 6.25],
  ])('knows which half of the day a night hour is in: %s', (text, hour) => {
    expect(read(text).asked.hour).toBe(hour)
  })

  it('reads money of our countries in dollars, and francs of nobody knows where as none', () => {
    expect(read('I have 29,200 RWF a month').asked).toMatchObject({ amounts: [1993], amountsIn: ['RWF'] })
    expect(read("j'ai 56 300 FCFA").asked).toMatchObject({ amounts: [10_000], amountsIn: ['XAF', 'XOF'] })
    expect(read('I have $20').asked).toMatchObject({ amounts: [2000], amountsIn: [] })
    expect(read("j'ai 20 000 francs").asked).toMatchObject({ amounts: [], amountsIn: [] })
  })

  it.each([
    ['Does Professional include an API?', true],
    ['Le plan Professional comprend-il une API ?', true],
    ['Your line opens at 8, right?', true],
    ['Is it Starter or Professional?', false],
    ['What does it cost?', false],
    ['Do you know what it costs?', false],
    ['And by the year?', false],
  ])('wants a yes or a no, or does not: %s', (text, isYesNo) => {
    expect(read(text).asked.isYesNo).toBe(isYesNo)
  })
})

describe('the ways to read a question', () => {
  it('are with what is told before it', () => {
    const [alone, told] = readings('We are four. We have two shops. What does it cost?')

    expect(alone?.asked.needs).toEqual({})
    expect(told?.asked.needs).toEqual({ locations: 2 })
    expect(
      readings('We are four. We have two shops. What does it cost?').map(({ asked }) => asked.needs),
    ).toContainEqual({
      users: 4,
      locations: 2,
    })
  })

  it('are under the heading of its list', () => {
    expect(readings('Kampala: your number and your hours?').some(({ asked }) => asked.offices[0] === 'kampala')).toBe(
      true,
    )
  })

  it.each([
    ['Which plans can send SMS?', 'Professional and Enterprise.', 'The smaller of the two, a month?', 'professional'],
    ['the Professional plan?', 'It costs $19.9 a month.', 'and is there a smaller one', 'starter'],
    ['pour 5 personnes', 'Professional.', 'et combien darticles on peut mettre', 'professional'],
  ])('name the plan that the talk named: %s %s %s', (asked, answered, text, plan) => {
    expect(readings(text, asked, answered).map((reading) => reading.asked.plans[0])).toContain(plan)
  })

  it('take from the talk the package, the place, the team and who asks', () => {
    const some = (text: string, asked: string, answered: string) => readings(text, asked, answered)

    expect(
      some('and the next bigger one?', 'What is Essential?', 'Essential is paid once.').map(
        ({ asked }) => asked.packages[0],
      ),
    ).toContain('business')
    expect(
      some('anyone there on the 9th of October?', 'number in kampala', 'Kampala: Mon-Fri.').map(
        ({ asked }) => asked.offices[0],
      ),
    ).toContain('kampala')
    expect(
      some('Paid by the year, for two years then?', 'I have a lodge with 12 staff.', 'Enterprise fits.').map(
        ({ asked }) => asked.needs,
      ),
    ).toContainEqual({ users: 12, years: 2 })
    expect(
      some('so for nine of us, per year?', 'we are an NGO', '75% off.').some(({ terms }) => terms.includes('ngo')),
    ).toBe(true)
  })

  it('keep that more than a number is meant, and who counts himself', () => {
    const all = readings('And per year?', 'More than 5 people and me', 'Enterprise fits.')

    expect(all.find(({ asked }) => asked.needs.users)?.asked).toMatchObject({
      needs: { users: 6 },
      more: ['users'],
    })
  })

  it('take nothing that the question names itself', () => {
    const all = readings('is the Luanda office open now?', 'number in kampala', 'Kampala.')

    expect(new Set(all.map(({ asked }) => asked.offices.join()))).toEqual(new Set(['luanda']))
  })
})
