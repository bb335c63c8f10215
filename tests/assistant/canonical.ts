import { figuresIn } from '#content/figures.ts'
import { defaultLanguage } from '#content/languages.ts'
import { offices } from '#facts/offices.ts'

const { sayPrice } = figuresIn[defaultLanguage]

/** A number as English and French write it: 1,000 and 1 000, 6.9 and 6,90. */
export const numberShape = String.raw`(?:\d{1,3}(?:[ ,.]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)`
const scale = String.raw`(?: ?(k|m|millions?|mille)\b(?: de| of)?)?`
const dollarWord = String.raw`(?:us ?)?(?:\$|usd\b|dollars?\b(?: us\b| am[ée]ricains?)?)`

const currencyWords = {
  RWF: 'rwf|frw|rwandan francs?|francs? rwandais',
  UGX: 'ugx|ush|ugandan shillings?|shillings? ougandais|shillings?',
  CFA: 'xaf|xof|f ?cfa|francs? cfa|cfa francs?|cfa|central african cfa francs?|west african cfa francs?',
  AOA: 'aoa|kz|angolan kwanzas?|kwanzas?',
  FRANC: 'francs?|frs?',
} as const

export const currencyMarks = Object.keys(currencyWords) as readonly CurrencyMark[]
export type CurrencyMark = keyof typeof currencyWords

/** Reads a written number: what follows the last separator is a fraction, unless three digits do. */
export function readNumber(written: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(written.trim()) ?? []
  return Number(`${whole.replaceAll(/[ ,.]/g, '')}.${fraction}`)
}

const scales: Readonly<Record<string, number>> = { k: 1e3, mille: 1e3, m: 1e6, million: 1e6, millions: 1e6 }
const scaled = (written: string, by = '') => readNumber(written) * (scales[by.toLowerCase()] ?? 1)

const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/**
 * An answer with everything that can be written in several ways written in one: plain words instead of Markdown, no
 * addresses, `$6.9`, `RWF 10,100`, `17%`, `30 days`, `24/7`, phone numbers as the facts write them.
 */
export function canonicalOf(text: string): string {
  const plain = dropMarkdown(
    text
      .normalize('NFKC')
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll(/[\u00AD\u200B-\u200D]/g, ''),
  )
  const { kept, restore } = keepPhones(plain)
  return restore(sayNumbers(sayCurrencies(sayDollars(kept))))
}

/** Small letters without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function dropMarkdown(text: string) {
  return (
    text
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/https?:\/\/\S+/g, ' ')
      .replaceAll(/\*\*|__|~~|\\(?=[^\w\s])/g, '')
      .replaceAll(/^\s*(?:\d+[.)]|[-*+#>]+)\s+/gm, '')
      .replaceAll(/^\s*\|[\s:|-]+\|\s*$/gm, '')
      // The zones of our towns.
      .replaceAll(/\b(UTC|GMT) ?\+ ?0?[123](:00)?\b/g, '$1')
      .replaceAll(/[^\S\n]+/g, ' ')
  )
}

/** Phone numbers are no amounts. A known one is written as the facts do; an unknown one stays to be found. */
function keepPhones(text: string) {
  const phones: string[] = []
  const kept = text.replaceAll(/\+\d[\d ().-]{6,}\d/g, (found) => {
    const known = offices.find(({ phone }) => digitsOf(phone) === digitsOf(found))
    phones.push(known?.phone ?? found)
    return `\uE000${String.fromCharCode(0xe100 + phones.length - 1)}`
  })
  const restore = (said: string) =>
    said.replaceAll(/\uE000([\uE100-\uE1FF])/g, (_, mark: string) => phones[mark.charCodeAt(0) - 0xe100] ?? '')
  return { kept, restore }
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

function sayDollars(text: string) {
  const before = new RegExp(String.raw`(?<!\d ?)(?:us ?)?(?:\$ ?|usd )(${numberShape})${scale}(?: ?usd\b)?`, 'gi')
  const after = new RegExp(String.raw`(?<![$\d.,])(${numberShape})${scale} ?${dollarWord}(?!\d)`, 'gi')
  const say = (_: string, written: string, by?: string) => sayPrice(Math.round(scaled(written, by) * 100))
  return text.replaceAll(before, say).replaceAll(after, say)
}

function sayCurrencies(text: string) {
  let said = text
  for (const [mark, words] of Object.entries(currencyWords)) {
    const say = (_: string, written: string, by?: string) => `${mark} ${english.format(scaled(written, by))}`
    said = said
      .replaceAll(
        new RegExp(
          String.raw`(?<![$\d.,]|\b(?:${Object.keys(currencyWords).join('|')}) )(${numberShape})${scale} ?(?:${words})\b`,
          'gi',
        ),
        say,
      )
      .replaceAll(new RegExp(String.raw`\b(?:${words}) (${numberShape})${scale}`, 'gi'), say)
  }
  return said
}

const units: readonly (readonly [RegExp, string])[] = [
  [
    /24 ?(?:h|hours?|heures?)? ?(?:\/|sur|a day) ?24?,? ?(?:et |and )?7 ?(?:j|jours?|days?)? ?(?:\/|sur|a week) ?7?/gi,
    '24/7',
  ],
  [/24 hours a day,? (?:and )?(?:7|seven) days a week|24 horas por dia,? (?:e )?7 dias por semana/gi, '24/7'],
  [/(\d)[ -]jours?\b/gi, '$1 days'],
  [/(\d)[ -]semaines?\b/gi, '$1 weeks'],
  [/(\d)[ -]mois\b/gi, '$1 months'],
  [/(\d)[ -]heures?\b/gi, '$1 hours'],
  [/(\d)[ -](?:ans?|ann[ée]es?)\b/gi, '$1 years'],
  [/(\d) ?(?:ms|millisecondes?|milliseconds?)\b/gi, '$1ms'],
  [/(\d) ?(?:GB|Go)\b/gi, '$1GB'],
  [/(\d) ?\+/g, '$1+'],
]

function sayNumbers(text: string) {
  const percent = new RegExp(String.raw`(${numberShape}) ?(?:%|percent\b|per ?cent\b|pour ?cent\b)`, 'gi')
  const thousands = /(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d.,]\d)/g
  const said = text
    .replaceAll(percent, (_, written: string) => `${english.format(readNumber(written))}%`)
    .replaceAll(thousands, (written) => english.format(readNumber(written)))
    .replaceAll(/(?<![\d.,])(\d+),(\d{1,2})(?![\d,])/g, '$1.$2')
  return units.reduce((line, [written, unit]) => line.replaceAll(written, unit), said)
}
