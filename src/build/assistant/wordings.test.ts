import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { defaultLanguage } from '#content/languages.ts'
import { cutIntoPassages, type SpokenPage } from '#build/passages.ts'
import { describeRoute, renderPage, routes } from '#build/pages.tsx'
import { answerIds } from '#content/assistant-topics.ts'
import type { Passage } from '#server/assistant/library.ts'
import type { Translations } from '#server/assistant/load-knowledge.ts'
import { readWordings } from './wordings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'wordings-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const passage = (url: string, id: string): Passage => ({ id, url, page: 'Retail', heading: 'The debt book', text: '' })
const passages = [passage('/retail#debts', '/retail:3'), passage('/retail#debts', '/retail:4')]

/** What is read of these files, and what is wrong with them, the folder's name left out. */
function read(files: Readonly<Record<string, string>>, translations: Translations = {}) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { examples, problems } = readWordings(folder, passages, translations)
  return { examples, problems: problems.map((problem) => problem.replaceAll(`${folder}/`, '')) }
}

it('wordings of every language come under their topic, and those of a place with its heading', () => {
  const { examples, problems } = read({
    'en/assistant/questions/trial.txt': 'is there a trial\ncan I try it\n',
    'fr/assistant/questions/trial.txt': 'y a-t-il un essai\n',
    'fr/assistant/places/retail.txt': '/retail#debts\nle cahier de dettes\n',
    'en/pricing.ts': 'export {}',
  })

  expect(problems).toEqual([])
  expect(examples).toEqual([
    { id: 'trial', asked: 'is there a trial', plain: 'is there a trial' },
    { id: 'trial', asked: 'can I try it', plain: 'can i try it' },
    { id: 'trial', asked: 'y a-t-il un essai', plain: 'y a il un essai' },
    { id: 'page:/retail:3', asked: 'The debt book', plain: 'the debt book' },
    { id: 'page:/retail:3', asked: 'le cahier de dettes', plain: 'le cahier de dettes' },
  ])
})

it('the heading of a place is a wording in every language', () => {
  const french = { ...passage('/fr/retail#debts', '/retail:3'), heading: 'Le cahier' }
  const other = { ...french, id: '/retail:9' }
  const { examples } = read(
    { 'en/assistant/places/retail.txt': '/retail#debts\nwho owes me\n' },
    { fr: [french, other] },
  )

  expect(examples.map(({ asked }) => asked)).toEqual(['The debt book', 'Le cahier', 'who owes me'])
})

const trial = 'en/assistant/questions/trial.txt'
const retail = 'en/assistant/places/retail.txt'
it.each([
  [{ 'en/assistant/questions/trail.txt': 'try\n' }, "en/assistant/questions/trail.txt:1: There is no topic 'trail'."],
  [{ [trial]: 'try it\n\n' }, `${trial}:2: The line says nothing.`],
  [{ [trial]: 'try it\n ?!\n' }, `${trial}:2: Blanks before or after the words.`],
  [{ [trial]: 'try it\ntest it \n' }, `${trial}:2: Blanks before or after the words.`],
  [{ [trial]: 'try it\ntest it' }, `${trial}:2: The last line does not end.`],
  [{ [trial]: 'try it\nTry it!\n' }, `${trial}:2: 'Try it!' stands in ${trial}:1, too.`],
  [
    { [trial]: 'try it\n', 'fr/assistant/questions/demo.txt': 'try it\n' },
    `fr/assistant/questions/demo.txt:1: 'try it' stands in ${trial}:1, too.`,
  ],
  [{ [retail]: 'who owes me\n' }, `${retail}:1: A wording stands below its place: /page#anchor`],
  [{ [retail]: '/retail#debt\n' }, `${retail}:1: The pages have no text at '/retail#debt'.`],
])('what an author got wrong is told with file and line: %j', (files, problem) => {
  expect(read(files).problems).toEqual([problem])
})

it('our own are without a mistake, and no topic is without any', () => {
  const assets = { script: '/site.js' }
  const pages = routes.map((route): SpokenPage => ({
    route: route.path,
    language: defaultLanguage,
    html: renderPage(describeRoute(route, defaultLanguage), assets).html,
  }))
  const { examples, problems } = readWordings('src/content', pages.flatMap(cutIntoPassages))
  const taught = new Set<string>(examples.map(({ id }) => id))

  expect(problems).toEqual([])
  expect(answerIds.filter((id) => !taught.has(id))).toEqual([])
  expect([...taught].filter((id) => id.startsWith('page:')).length).toBeGreaterThan(200)
})

it('an anchor stands once on its page', () => {
  const files = readdirSync('src/content/en/assistant/places').map((file) =>
    readFileSync(path.join('src/content/en/assistant/places', file), 'utf8').split('\n'),
  )
  const places = files.flat().filter((line) => line.startsWith('/'))

  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})
