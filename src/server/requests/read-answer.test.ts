import { describe, expect, it } from 'vitest'
import { asksNoted, readAnswer, readRefusal, readChange, readTold, splitAnswer } from './read-answer.ts'

describe('a message that tells something else than before', () => {
  it.each([
    ['no only monday morning. thanks', { when: 'monday morning' }],
    ['non plutôt l’après-midi vers 15h', { when: 'après-midi vers 15h' }],
    ['change it to afternoon', { when: 'afternoon' }],
    ['sorry, my number is 0788 123 457', { phone: '0788 123 457' }],
    ['monday morning', { when: 'monday morning' }],
    ['then monday 10, same number', { when: 'monday 10' }],
    ['segunda às 10 da manhã', { when: 'segunda às 10 da manhã' }],
    ['afinal pode ser amanhã de manhã às 10, hoje não estou', { when: 'amanhã de manhã às 10' }],
    ['en fait demain à 10h, aujourd’hui je ne suis pas là', { when: 'demain à 10h' }],
    ['actually tomorrow after lunch', { when: 'tomorrow after lunch' }],
  ])('takes its place: %s', (text, told) => {
    expect(readChange(text)).toEqual(told)
  })

  it.each(['no, 6 people in total', 'no, are you open on Monday?', 'tomorrow 5 shops', 'no thanks'])(
    'is none: %s',
    (text) => {
      expect(readChange(text)).toBeNull()
    },
  )

  it('leaves an hour beside a number, and a question behind an answer', () => {
    expect(readTold('0722 418 903, after 8pm when i close')).toEqual({ phone: '0722 418 903', when: 'after 8pm' })
    expect(readTold('Call me the day after tomorrow at 9')).toEqual({ when: 'the day after tomorrow at 9' })
    expect(readTold('Rappelez-moi après-demain matin')).toEqual({ when: 'après-demain matin' })
    expect(readTold('Ligue-me depois de amanhã')).toEqual({ when: 'depois de amanhã' })
    expect(readTold('call me after 7 in the evening')).toEqual({ when: 'after 7 in the evening' })
    expect(readTold('on est 4, à Obala depuis 2019')).toEqual({ town: 'Obala' })
    expect(readAnswer('people', '2 je l’ai déjà dit')).toMatchObject({ echo: '2' })
    expect(readAnswer('town', 'I told you, Gisenyi')).toMatchObject({ text: 'Gisenyi' })
    expect(readTold('we come on Thursday 10 December around 9 then')).toEqual({ when: 'Thursday 10 December around 9' })
    expect(readAnswer('town', 'Obala 😅')).toEqual({ kind: 'told', text: 'Obala', echo: 'Obala' })
    expect(splitAnswer('kigali. so when does it start')).toEqual({ answer: 'kigali.', rest: 'so when does it start' })
    expect(splitAnswer('tomorrow morning')).toEqual({ answer: 'tomorrow morning', rest: '' })
  })
})

describe('a message that refuses what was noted', () => {
  it.each([
    ['I don’t want a demo', ''],
    ['no I dont want a demo, and per year?', 'and per year?'],
    ['no i didnt ask a demo!! where do i see who did refunds', 'where do i see who did refunds'],
    ['how long is the trial, I never asked for a demo', 'how long is the trial'],
    ['je ne veux pas de démo, et par an ?', 'et par an ?'],
    ['annulez la démo svp', ''],
    ['não quero demonstração, quanto custa?', 'quanto custa?'],
  ])('leaves what else it says: %s', (text, rest) => {
    expect(readRefusal(text)).toEqual({ rest })
  })

  it('may say so of whatever was noted', () => {
    expect(readRefusal('annulez ça svp. Je viendrai mercredi')).toEqual({ rest: 'Je viendrai mercredi' })
    expect(readRefusal('How do I cancel it?')).toBeNull()
  })

  it.each(['I want a demo', 'is there a call, a visit or a demo?', 'I do not want to pay for printers', 'no'])(
    'is none: %s',
    (text) => {
      expect(readRefusal(text)).toBeNull()
    },
  )
})

describe('a day and an hour', () => {
  it.each([
    ['please call me on Monday at 9', 'Monday at 9'],
    ['I want a demo on 25 December at 10am', '25 December at 10am'],
    ['demo on December 5th please', 'December 5th'],
    ['rendez-vous le 3 décembre à 14h', '3 décembre à 14h'],
    ['no dia 12 de dezembro às 15h', '12 de dezembro às 15h'],
    ['quinta, 4 de março', 'quinta, 4 de março'],
    ['Call me today, it is about the API, after 5 pm', 'today, after 5 pm'],
    ['Call me on Monday, we close at 6pm', 'Monday'],
    ['Quinta de tarde, depois das 15h. É o António', 'Quinta de tarde, depois das 15h'],
    ['This morning I am busy, call me at 9 tomorrow', 'at 9 tomorrow'],
    ['call me at 9 on Monday', 'at 9 on Monday'],
    ['appelez-moi demain entre 14h et 16h', 'demain entre 14h et 16h'],
    ['appelez-moi à 9 heures demain', 'à 9 heures demain'],
    ['call me between 2 and 4', 'between 2 and 4'],
    ['please call me at 9', 'at 9'],
    ['call me, not before 5pm', 'not before 5pm'],
    ['ligue-me depois das 15', 'depois das 15'],
  ])('are kept as they were typed: %s', (text, when) => {
    expect(readTold(text).when).toBe(when)
  })

  it.each(['we are between 2 and 4 people', 'nous sommes à 9', 'our shop is at 9, Main Street'])(
    'are none: %s',
    (text) => {
      expect(readTold(text).when).toBeUndefined()
    },
  )

  it.each(['between 2 and 4', 'after my shift', 'the 5th', 'whenever you like', 'depois do almoço', 'dans la soirée'])(
    'answer when it would suit: %s',
    (text) => {
      expect(readAnswer('when', text).kind).toBe('told')
    },
  )

  it.each(['quotation for 3 users please', 'I sell shoes'])('stay open where something else is said: %s', (text) => {
    expect(readAnswer('when', text).kind).toBe('question')
  })

  it.each([
    ['and that call, did you write after 5 pm or only today?', true],
    ["mais je viens de le donner mon numéro. c'est noté le rappel ou pas ?", true],
    ['ficou anotada a minha visita de quarta às 9h ou não?', true],
    ['did you write the software yourselves?', false],
  ])('asks what was noted, or something else: %s', (text, isAsked) => {
    expect(asksNoted(text)).toBe(isAsked)
  })
})
