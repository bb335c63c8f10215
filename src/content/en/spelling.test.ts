import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What visitors type is not ours to spell: questions, and the words that stand for one another. */
const typedByVisitors = /(?:assistant\/(?:synonyms|injections|short-forms)|docs\/search-words)\.ts$/
const files = globSync('src/content/{en,team}/**/*.{ts,md}').filter(
  (file) => !typedByVisitors.test(file) && !file.endsWith('.test.ts'),
)

/** The specification writes 'Customize', 'I apologize' and 'Resource center', so the site spells as Americans do. */
const british = [
  String.raw`\w+(?:is(?:e|ed|es|ing|ation|ations))(?<=(?:organ|recogn|apolog|custom|personal|summar|synchron|minim|maxim|optim|real|special|author|categor|prior|standard|util|emphas|capital|final)is(?:e|ed|es|ing|ation|ations))`,
  'analys(?:e|ed|es|ing)',
  String.raw`(?:col|fav|hon|lab|flav|behavi|neighb|harb|rum|vap|od|end?eav)our\w*`,
  '(?:cent|theat|fib|lit|met|kilomet|calib)res?',
  '(?:licen|defen|offen|preten)ces?',
  'practis(?:e|ed|es|ing)',
  'programmes?',
  'catalogues?',
  'dialogues?',
  String.raw`(?:cancel|travel|label|model|signal|total|counsel|channel)l(?:ed|ing|er|ers)`,
  'judgement',
  'jewellery',
  'yoghurts?',
  'tyres?',
  'cheques?',
  'kerb',
  'grey',
  'storeys?',
  'lorr(?:y|ies)',
  'enquir(?:y|ies)',
  'instalments?',
  'fulfil',
  'learnt',
  'whilst',
  'towards',
  'ageing',
  'mould',
  'plough',
  'stock[ -]tak(?:es?|ing)',
]
/** 'email' in labels is quoted by the specification, so it is 'email' in sentences, too. A letter is on paper. */
const otherSpellings = new RegExp(String.raw`(?<![\w./-])(?:${british.join('|')}|e-?mails?(?<=-mails?)\w*)(?!\w)`, 'gi')

/** What the code says to itself: comments, and the name of a fact. */
const unread =
  /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*|'colour'|\bcolour(?=:)|\.colour\b|lifetimeLicence|'programme (?=\w)|\bprogrammes?(?=: |:$)|neighbours(?=: \{|'\))/g

/** In the topics of the assistant: a line or a list of what visitors type. */
const asked = /^ +'[a-z\d][^'\n]*',$|asked: \[[^\]]*\]/gm

function readWords(file: string) {
  const text = readFileSync(file, 'utf8').replaceAll(unread, '')
  return file.endsWith('topics.ts') ? text.replaceAll(asked, '') : text
}

function findOtherSpellings(text: string) {
  return [...text.matchAll(otherSpellings)].map(([found]) => found)
}

/** Sentences a native speaker stumbled over, and what said them better. */
const stumbles = [
  /\bends at \d/i,
  /At home in/,
  /by which way/i,
  /speaks of that/i,
  /(?:Before|After) this\b/,
  /waits? for your yes/i,
  /\bstands? on the page/i,
]

describe('the English of the site', () => {
  it('is looked at in every file', () => expect(files.length).toBeGreaterThan(50))

  it('is found where it is spelled the other way', () => {
    expect(findOtherSpellings('Our organisation cancelled a licence in the centre of the neighbourhood')).toHaveLength(
      5,
    )
    expect(findOtherSpellings('An e-mail from the programme, E-mails to a favourite theatre')).toHaveLength(5)
    expect(findOtherSpellings('Size, promise, otherwise, exercise, advertise, metric, labor, four, hours')).toEqual([])
  })

  it.each(files)('is spelled in one way: %s', (file) => {
    expect(findOtherSpellings(readWords(file))).toEqual([])
  })

  it.each(files)('has no sentence that readers stumbled over before: %s', (file) => {
    expect(stumbles.flatMap((stumble) => readWords(file).match(stumble) ?? [])).toEqual([])
  })
})
