import { describe, expect, it } from 'vitest'
import { listWords } from '#build/assistant/learn-reading.ts'
import { readWordings } from '#build/assistant/wordings.ts'
import type { Turn } from '../assistant.ts'
import { decide } from './decisive.ts'
import { readMessage } from './read-message.ts'
import { createSpeller } from './spelling.ts'
import { understand } from './understand.ts'

const speller = createSpeller(listWords(readWordings('src/content', []).examples, []))
const read = (text: string) => understand(text, speller)

describe('a sum', () => {
  it.each([
    ['we are 4, what do we pay in 18 months', 'total'],
    ['combien pour 9 serveurs sur 4 ans', 'total'],
    ['after 14 months of Professional I want the Business package', 'credit'],
    ['pro pendant 8 mois puis le package business, il reste combien', 'credit'],
    ['is Professional for 10 years cheaper than the Business package', 'ways'],
    ['half price for our small business: Starter for 3 years in total', 'halfPrice'],
    ['we are an NGO with 4 users, what do we pay', 'ngoPrice'],
    ['Starter paid by the year, how much is that per month', 'saving'],
    ['no subscription for us, we are 7', 'once'],
    ['la formule pour 3 personnes en fcfa par an', 'currency'],
    ['when the 2 years of updates of Essential are over, does it stop', 'packageUpdates'],
  ])('is known by what it is made of: %s', (text, id) => {
    expect(decide(read(text))).toBe(id)
  })

  it.each([
    'We opened 3 years ago and we are 4',
    'Is the company 6 years old? We are 5 people',
    'Do you keep the data for 2 years?',
  ])('is none where years are told and nothing is paid: %s', (text) => {
    expect(decide(read(text))).not.toBe('total')
  })

  it('counts the years that are named one by one, and nobody twice', () => {
    expect(read('year 1 plus year 2 of Starter').asked.needs).toEqual({ years: 2 })
    expect(read('Starter sur un an').asked.needs).toEqual({ years: 1 })
    expect(read('5 of us and I counted 900 items').asked).toMatchObject({
      needs: { users: 5, products: 900 },
      self: null,
    })
    expect(read('We are six. Could two of us share a name?').asked.needs).toEqual({ users: 6 })
    expect(read('three things about Luanda').asked.needs).toEqual({})
  })
})

describe('a place, a day and a clock', () => {
  it.each([
    ['its saturday noon, if i ring you now does anybody pick up', 'opening'],
    ['je peux passer au bureau de Cocody lundi', 'opening'],
    ['can I pass by Kacyiru this morning', 'opening'],
    ['what time in Abidjan do your phones close', 'clock'],
    ['your line opens 8AM EAT, what does my watch show', 'clock'],
  ])('are read in %s', (text, id) => {
    expect(decide(read(text))).toBe(id)
  })

  it.each(['can my shop open on sunday', 'will it rain in Kigali tomorrow', 'what time is it in Kigali'])(
    'of somebody else are not ours: %s',
    (text) => {
      expect(['opening', 'clock']).not.toContain(decide(read(text)))
    },
  )

  it('of a quarter are those of its office', () => {
    expect(read('cocody : votre numero').asked.offices).toEqual(['abidjan'])
    expect(read('8am EAT is what time in Kigali').asked.clock).toBe('kigali')
    expect(read('opens 8am, what does my watch show').asked.clock).toBe('visitor')
  })
})

describe('a question that leans on the talk', () => {
  const after = (asked: string, answered: string, text: string) => {
    const history: readonly Turn[] = [
      { role: 'user', text: asked },
      { role: 'model', text: answered },
    ]
    return readMessage(text, history, speller).parts[0]?.understood
  }

  it('takes from it which of two plans is meant', () => {
    const now = after('Which plans can send SMS?', 'Professional and Enterprise.', 'The smaller of the two, a month?')

    expect(now?.asked.plans).toEqual(['professional'])
  })

  it('takes the plan or package beside the one that was named', () => {
    const bundle = after('What is the Essential package?', 'Essential is paid once.', 'and the next bigger one?')
    expect(bundle?.asked.packages).toEqual(['business'])
    expect(after('Professional?', '$19.9 a month.', 'is there a smaller one')?.asked.plans).toEqual(['starter'])
    expect(after('Enterprise plan?', '$49.9 a month.', 'is there a bigger one')?.asked.plans).not.toContain('starter')
  })

  it('takes the place, the team and who asks', () => {
    expect(
      after('number in kampala', 'Kampala: Mon-Fri.', 'anyone there on the 9th of October?')?.asked.offices,
    ).toEqual(['kampala'])
    expect(
      after('I have a lodge with 12 staff.', 'Enterprise fits.', 'Paid by the year, for two years then?')?.asked.needs,
    ).toEqual({
      users: 12,
      years: 2,
    })
    expect(after('we are an NGO', '75% off.', 'so for nine of us, per year?')?.terms).toContain('ngo')
    expect(after('pour 5 personnes', 'Professional.', 'et combien darticles on peut mettre')?.asked.plans).toEqual([
      'professional',
    ])
  })

  it('takes nothing where it names something itself', () => {
    expect(after('number in kampala', 'Kampala.', 'is the Luanda office open now?')?.asked.offices).toEqual(['luanda'])
  })
})
