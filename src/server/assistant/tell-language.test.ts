import { describe, expect, it } from 'vitest'
import { tellLanguage as tell, writtenIn } from './tell-language.ts'

/** On an English page. */
const tellLanguage = (text: string, before: readonly string[]) => tell(text, before, 'en')

const french = ['Bonjour', 'Combien coûte la formule Starter ?']
const english = ['Hello', 'How much is the Starter plan?']
/** CHAT-51: the window writes these, in English for everybody. */
const offered = [
  'I would like to request a demo',
  'What are your pricing plans?',
  'How can I start a free trial?',
  'I would like to speak to a human agent',
]

describe('the language of a visitor', () => {
  it.each([
    "je veux parler à quelqu'un",
    'conseiller humain',
    'un humain svp',
    'Rappelez-moi',
    'Pouvez-vous me rappeler ?',
    'CONSEILLER SVP',
    'quel est le prix',
  ])('is French by the message alone: %s', (text) => {
    expect(tellLanguage(text, [])).toBe('fr')
    expect(tellLanguage(text, english)).toBe('fr')
  })

  it.each(['I want to talk to someone', 'call me back please', 'How much is it?'])(
    'is English by the message alone: %s',
    (text) => {
      expect(tellLanguage(text, [])).toBe('en')
      expect(tellLanguage(text, french)).toBe('en')
    },
  )

  it.each(['human?', 'agent', 'ok', '???', '7', ...offered])(
    'is that of the messages before where a message says too little: %s',
    (text) => {
      expect(tellLanguage(text, french)).toBe('fr')
      expect(tellLanguage(text, english)).toBe('en')
      expect(tellLanguage(text, [])).toBe('en')
    },
  )

  it.each(['human?', 'agent', 'ok', '???', '7', 'demo', ...offered])(
    'is that of the page where nothing has told it yet: %s',
    (text) => expect(tell(text, [], 'fr')).toBe('fr'),
  )

  it('is that of the question, whichever page it is asked on', () => {
    expect(tell('How much is the Starter plan?', [], 'fr')).toBe('en')
    expect(tell('Combien coûte la formule Starter ?', [], 'en')).toBe('fr')
    expect(tell('ok', ['How much is the Starter plan?'], 'fr')).toBe('en')
  })

  it('is not told by one word among many', () => {
    expect(tell('Habari, bei ya Professional ni ngapi?', [], 'en')).toBe('en')
    expect(tell('prix Professional ?', [], 'en')).toBe('fr')
  })

  it('is that of the latest message that tells', () => {
    expect(tellLanguage('human?', [...french, ...english])).toBe('en')
    expect(tellLanguage('human?', [...english, ...french, 'ok'])).toBe('fr')
    expect(tellLanguage('human?', ['Bonjour'])).toBe('fr')
    expect(tellLanguage('humain ?', [])).toBe('fr')
  })
})

describe('the language of somebody, for us to read', () => {
  const say = (text: string) => ({ sender: 'user', text, intent: null })

  it('is that of the words, in the chat or in the form', () => {
    expect(writtenIn([say('Combien coûte la formule Starter ?')], 'en')).toBe('fr')
    expect(writtenIn([], 'en', 'Bonjour, je tiens deux boulangeries.')).toBe('fr')
    expect(writtenIn([say('ok')], 'fr')).toBe('fr')
  })

  it.each(['كم سعر الخطة؟ Starter', '这个套餐多少钱', 'ዋጋው ስንት ነው?'])(
    'is none that we know in another script: %s',
    (text) => {
      expect(writtenIn([say(text)], 'en')).toBeNull()
      expect(writtenIn([], 'en', text)).toBeNull()
      expect(writtenIn([say('How much is the Starter plan for a shop like mine?'), say(text)], 'en')).toBe('en')
    },
  )
})
