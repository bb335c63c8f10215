import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { learn } from '#build/assistant/learn.ts'
import { createClassify } from './embedded/classifier.ts'
import { indexPassages, loadKnowledge, packKnowledge, storeKnowledge } from './load-knowledge.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'knowledge-'))
afterAll(() => rm(folder, { recursive: true }))

const passages = [
  { id: '/hotel:1', url: '/hotel#rates', page: 'Hotel', heading: 'Rates', text: 'A price for each season and room.' },
]
const read = (text: string) => ({ terms: text.split(' '), looks: text.split(' ') })
const learnt = learn([
  { id: 'hello', ...read('good morning') },
  { id: 'hello', ...read('good evening') },
  { id: 'goodbye', ...read('good night then') },
])

const made = {
  passages,
  translations: {},
  vocabulary: { names: ['Hotel'], subjects: ['rates'], words: ['season'] },
  index: indexPassages(passages),
  reading: { words: ['good', 'season'], learnt },
}

it('what the build has learnt reads the same after it was written down', async () => {
  await storeKnowledge(folder, packKnowledge(made))
  const knowledge = await loadKnowledge(folder)

  expect(knowledge.learnt).toEqual(learnt)
  expect(knowledge.vocabulary).toEqual(made.vocabulary)
  expect(knowledge.speller.correct('goood')).toBe('good')
  expect(createClassify(knowledge.learnt)(read('good evening'))).toEqual(createClassify(learnt)(read('good evening')))
  expect(knowledge.search('seasons', 1).map(({ url }) => url)).toEqual(['/hotel#rates'])
})

it('half a file, or none at all, is told in one line', async () => {
  await storeKnowledge(folder, packKnowledge(made))
  await truncate(path.join(folder, 'knowledge.bin'), 500)

  await expect(loadKnowledge(folder)).rejects.toThrow(/knowledge\.bin cannot be read: .* Run the build\.$/)
  await expect(loadKnowledge(path.join(folder, 'elsewhere'))).rejects.toThrow(/elsewhere\/knowledge\.bin cannot/)
})
