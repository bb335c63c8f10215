import type { AnswerId } from './topic-table.ts'
import { counted, named, programmes, sumRules, terms, type Rule } from './sum-rules.ts'
import type { Understood } from './understand.ts'

/** What is done or found at a place on a day. */
const attended = ['hours', 'opennow', 'work', 'office', 'phone', 'support', 'human', 'chat', 'visit', 'holiday']

/** A shop that opens on Sunday is the visitor's, and so are its sales. */
const ofTheVisitor =
  'retail location pos sell customer pharmacy restaurant hotel stock device backup role login leaver privacy export data cancel system setup power'.split(
    ' ',
  )

/** The first that holds decides. What is worked out needs the right table more than the likeliest one. */
const rules: readonly Rule[] = [
  { id: 'opening', all: [['{day}']], isYesNo: true, isAlone: true },
  {
    id: 'opening',
    all: [['~day'], ['~attended'], [...attended, '{office}', '{day}']],
    none: ['price', '{plan}', '{package}', 'trial', 'demo', ...ofTheVisitor],
  },
  { id: 'opening', all: [['{day}'], attended], none: ['price', '{plan}', '{package}', 'trial', 'demo'] },
  { id: 'leaver', all: [['~left'], ['user', '{users}', 'role', 'login', 'careers', 'leaver']] },
  { id: 'whatCounts', all: [['~countedAs'], ['product', 'limit', '{products}']], none: ['location'] },
  { id: 'trialEnd', all: [['trial'], ['~ended']], none: [...programmes, 'data', 'export', '{office}'] },
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
  // `And how many products may I have there?`
  {
    id: 'planPrice',
    all: [['{plan}'], ['limit'], ['product', 'user', 'location']],
    none: ['{package}', '{plans}', ...counted, ...terms, 'exceed', 'unlimited', 'role'],
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
export const decide = (understood: Understood) => decideSum(understood) ?? findRule(rules, understood)

/** The sum that is asked for, or null. */
export const decideSum = (understood: Understood) => findRule(sumRules, understood)

function findRule(
  table: readonly Rule[],
  { terms: asked, signs, asked: { isYesNo, percents } }: Understood,
): AnswerId | null {
  const has = new Set<string>([...asked, ...signs])
  // 99.9% is an uptime, and nobody hopes for such a discount.
  if (percents.some((percent) => percent >= leastUptime)) has.add('uptime')
  const found = table.find(
    ({ all, none = [], isYesNo: only, isAlone }) =>
      (!only || isYesNo) &&
      (!isAlone || asked.length === all.length) &&
      all.every((some) => some.some((term) => has.has(term))) &&
      !none.some((term) => has.has(term)),
  )
  return found?.id ?? null
}
