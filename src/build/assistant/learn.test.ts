import { describe, expect, it } from 'vitest'
import { createClassify } from '#server/assistant/embedded/classifier.ts'
import { termsOf } from '#server/assistant/embedded/words.ts'
import { learn } from './learn.ts'

const read = (text: string) => {
  const looks = text.split(' ')
  return { looks, terms: termsOf(looks) }
}
const examples = [
  ['page:/a:1', 'where do crates stand'],
  ['page:/b:1', 'where do bottles stand'],
  // A word that no wording has is not compared.
  ['page:/c:1', 'count boxes'],
].map(([id = '', text = '']) => ({ id, ...read(text) }))

describe('what was learnt of wordings', () => {
  it('finds a place likelier where its text holds the question’s words', () => {
    const texts = [{ id: 'page:/b:1', parts: [read('empties come back in boxes of wood')] }]
    const asked = read('where do boxes stand')
    const shareOf = (classify: ReturnType<typeof createClassify>) =>
      classify(asked).find(({ id }) => id === 'page:/b:1')?.share ?? 0

    const without = shareOf(createClassify(learn(examples)))
    expect(shareOf(createClassify(learn(examples, texts)))).toBeGreaterThan(2 * without)
  })

  it('knows a long word in another form', () => {
    const [best] = createClassify(learn(examples))(read('one bottle'))

    expect(best?.id).toBe('page:/b:1')
  })
})
