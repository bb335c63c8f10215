import type { AnswerId } from './topic-table.ts'
import type { Understood } from './understand.ts'

/** Terms that together say what is asked, whatever else is told. Of an inner list, one is enough. */
type Rule = {
  readonly id: AnswerId
  readonly all: readonly (readonly string[])[]
  readonly none?: readonly string[]
  readonly isYesNo?: true
  /** Nothing else is named. */
  readonly isAlone?: true
}

const counted = ['{users}', '{locations}', '{products}']
const named = ['{plan}', '{package}', '{office}']
/** What makes a sum of it. */
const terms = ['{years}', '{months}']
const programmes = ['ngo', 'smallbusiness']

/** What is done or found at a place on a day. */
const attended = ['hours', 'opennow', 'work', 'office', 'phone', 'support', 'human', 'chat', 'visit', 'holiday']

/** The first that holds decides. What is worked out needs the right table more than the likeliest one. */
const rules: readonly Rule[] = [
  { id: 'opening', all: [['{day}']], isYesNo: true, isAlone: true },
  { id: 'opening', all: [['{day}'], attended], none: ['price', '{plan}', '{package}', 'trial', 'demo'] },
  { id: 'credit', all: [['{package}'], ['{plan}'], ['credit', 'left', 'change', 'remain']] },
  {
    id: 'ways',
    all: [['{package}'], ['{plan}'], ['year', '{years}', 'month', 'compare', 'cheap', 'subscription', 'onetime']],
    none: ['{currency}', 'currency'],
  },
  { id: 'support', all: [['{plan}'], ['phone', 'support'], ['support', 'emergency', 'always']] },
  // `Your till does not work offline, is that so?`
  { id: 'offline', all: [['offline'], ['stability']], isYesNo: true },
  {
    id: 'planDetails',
    all: [['{plan}'], ['unlimited'], ['product', 'user', 'location']],
    none: ['{plans}'],
    isYesNo: true,
  },
  {
    id: 'saving',
    all: [['year'], ['pay', 'cheap', 'cheaper', 'save'], ['half', '{percent}']],
    none: ['ngo', 'smallbusiness', 'first', '{package}'],
  },
  { id: 'discounts', all: [['{percent}']], none: ['uptime', 'ngo', 'smallbusiness', '{plan}', '{package}'] },
  {
    id: 'ngo',
    all: [['ngo'], ['{plan}', 'price', 'month', 'year', 'trial', 'setup', 'free', 'discount']],
    none: ['fit', 'signup', 'apply', 'eligible'],
  },
  { id: 'smallBusiness', all: [['smallbusiness'], ['{plan}'], ['price', 'month', 'year', 'discount', '{percent}']] },
  {
    id: 'currency',
    all: [
      ['{currency}', 'franc', 'cfa'],
      ['{plan}', '{package}', 'price'],
    ],
    none: ['sell', 'customer', 'api'],
  },
  {
    id: 'packageDetails',
    all: [['{package}'], ['price', 'limit', ...counted, 'user', 'location', '{amount}', 'update']],
    none: ['{plan}', 'discount', 'subscription'],
  },
  { id: 'packageDetails', all: [['{packages}']], none: ['{plan}'] },
  { id: 'planPrice', all: [['{plan}'], ['{amount}']], none: [...terms, ...counted] },
  {
    id: 'planPrice',
    all: [['price', 'month', 'year'], ['{amount}']],
    none: [...named, ...counted, ...terms],
    isYesNo: true,
  },
  {
    id: 'total',
    all: [['{plan}'], terms],
    none: ['compare', 'trial', 'credit', 'update', ...programmes, ...counted, '{currency}'],
  },
  { id: 'limits', all: [['{plan}'], counted], none: ['{package}', '{plans}', '{currency}', 'discount', ...terms] },
  {
    id: 'planPrice',
    all: [['{plan}'], ['price', 'subscription'], ['month', 'year']],
    none: [
      ...terms,
      ...counted,
      '{package}',
      '{currency}',
      'currency',
      'save',
      'discount',
      'compare',
      'onetime',
      'change',
      'cancel',
      ...programmes,
    ],
  },
  {
    id: 'planPrice',
    all: [['{plans}'], ['price', 'year', 'month']],
    none: ['compare', 'change', 'fit', 'save', 'better'],
  },
  {
    id: 'fit',
    all: [counted, ['fit', 'price', 'plan', 'onetime']],
    none: [
      ...named,
      'compare',
      'subscription',
      'currency',
      '{currency}',
      'discount',
      'limit',
      'volume',
      'training',
      'setup',
      ...programmes,
    ],
  },
]

const leastUptime = 99

/** What a question surely asks because of what it names and counts, or null. */
export function decide({ terms: asked, asked: { isYesNo, percents } }: Understood): AnswerId | null {
  // 99.9% is an uptime, and nobody hopes for such a discount.
  const has = new Set(percents.some((percent) => percent >= leastUptime) ? [...asked, 'uptime'] : asked)
  const found = rules.find(
    ({ all, none = [], isYesNo: only, isAlone }) =>
      (!only || isYesNo) &&
      (!isAlone || asked.length === all.length) &&
      all.every((some) => some.some((term) => has.has(term))) &&
      !none.some((term) => has.has(term)),
  )
  return found?.id ?? null
}
