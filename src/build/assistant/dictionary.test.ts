import { describe, expect, it } from 'vitest'
import { createClassify, rootOf } from '#server/assistant/embedded/classifier.ts'
import { termsOf } from '#server/assistant/embedded/words.ts'
import { learnDictionary } from './dictionary.ts'
import { learn } from './learn.ts'

const said = [
  ['the red crate stands here', 'a caixote vermelho fica aqui'],
  ['the red bottle stands there', 'a garrafa vermelho fica ali'],
  ['the green crate stands there', 'a caixote verde fica ali'],
  ['the green bottle stands here', 'a garrafa verde fica aqui'],
]
const passages = said.flatMap((texts, place) =>
  texts.map((text) => ({ id: `/page:${place}`, url: '/page', page: 'Page', heading: '', text })),
)

describe('a dictionary learnt from pages that say the same in two languages', () => {
  const dictionary = learnDictionary(passages)

  it('has the words that stand where the others stand, and their roots, and none that both languages have', () => {
    expect(Object.fromEntries(dictionary)).toMatchObject({
      caixote: 'crate',
      garrafa: 'bottle',
      vermelho: 'red',
      verde: 'green',
    })
    expect(dictionary.get(rootOf('vermelhas'))).toBe('red')
    expect(learnDictionary([...passages, ...passages]).has('the')).toBe(false)
  })

  it('lets a question of one language be found by wordings of another', () => {
    const read = (text: string) => ({ looks: text.split(' '), terms: termsOf(text.split(' ')) })
    const examples = [
      { id: 'page:/a:1', ...read('where do crates go, the crate') },
      { id: 'page:/b:1', ...read('where do bottles go, the bottle') },
    ]
    const classify = createClassify(learn(examples, [], dictionary))

    expect(classify(read('onde ponho a garrafa'))[0]?.id).toBe('page:/b:1')
    expect(classify(read('onde ponho o caixote'))[0]?.id).toBe('page:/a:1')
  })
})
