import { describe, expect, it } from 'vitest'
import { createClassify } from '#server/assistant/embedded/classifier.ts'
import { sureShare } from '#server/assistant/embedded/find.ts'
import { createSpeller } from '#server/assistant/embedded/words.ts'
import { understand } from '#server/assistant/embedded/understand.ts'
import { learnReading, listWords } from './learn-reading.ts'
import { readWordings } from './wordings.ts'

const { examples } = readWordings('src/content', [])
const speller = createSpeller(listWords(examples, []))
const readAll = (some: typeof examples) => some.map(({ id, asked }) => ({ id, ...understand(asked, speller) }))

const isNew = (_: unknown, at: number) => at % 10 === 3
const old = examples.filter((_, at) => !isNew(_, at))
// Learning takes some seconds, which is no part of what is tested.
const classify = createClassify(learnReading(old, []).learnt)

describe('what the assistant has learnt', () => {
  it('finds nearly every wording under what it was given for', () => {
    const known = old.filter((_, at) => at % 3 === 0)
    const right = readAll(known).filter((example) => classify(example)[0]?.id === example.id)

    expect(known.length).toBeGreaterThan(2000)
    expect(right.length / known.length).toBeGreaterThan(0.95)
  })

  it('finds most wordings that it has never seen, and knows when it is sure', () => {
    const fresh = readAll(examples.filter(isNew)).map((example) => ({
      id: example.id,
      best: classify(example)[0],
    }))
    const sure = fresh.filter(({ best }) => (best?.share ?? 0) >= sureShare)

    expect(fresh.filter(({ id, best }) => best?.id === id).length / fresh.length).toBeGreaterThan(0.7)
    expect(sure.filter(({ id, best }) => best?.id === id).length / sure.length).toBeGreaterThan(0.8)
  })
})
