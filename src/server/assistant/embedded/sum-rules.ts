import type { AnswerId } from './topic-table.ts'

/** Terms and signs (`signs.ts`) that together say what is asked, whatever else is told. Of an inner list, one is enough. */
export type Rule = {
  readonly id: AnswerId
  readonly all: readonly (readonly string[])[]
  readonly none?: readonly string[]
  readonly isYesNo?: true
  /** Nothing else is named. */
  readonly isAlone?: true
}

export const counted = ['{users}', '{locations}', '{products}']
export const named = ['{plan}', '{package}', '{office}']
/** What makes a sum of it. */
export const terms = ['{years}', '{months}']
export const programmes = ['ngo', 'smallbusiness']

const bought = ['{package}', 'onetime', 'buy', 'license', 'package']
const money = ['price', 'total', 'pay', 'cheap', 'invoice', 'month', 'year', 'fit', 'plan']

/** Sums are asked for in many words: what they are made of says which one is meant. */
export const sumRules: readonly Rule[] = [
  { id: 'clock', all: [['~clock']], none: ['price', '{plan}', '{package}'] },
  {
    id: 'credit',
    all: [['{plan}', 'subscription'], ['{package}'], terms],
    none: ['~weighed', 'compare', 'cheap', '{currency}'],
  },
  {
    id: 'credit',
    all: [['{plan}'], bought, terms, ['~afterwards']],
    none: ['~weighed', 'compare', 'cheap', 'update'],
  },
  {
    id: 'halfPrice',
    all: [['smallbusiness', '~half', 'half'], ['{plan}', ...counted], ['~reckoned']],
    none: ['ngo', '{package}', 'trial'],
  },
  {
    id: 'ngoPrice',
    all: [['ngo'], ['{plan}', ...counted], [...money, 'free', 'discount', ...terms]],
    none: ['signup', 'apply', 'eligible', '{currency}', 'franc'],
  },
  {
    id: 'saving',
    all: [['~monthOfYear'], ['year'], ['month']],
    none: [...programmes, '{currency}', 'franc', ...terms],
  },
  {
    id: 'ways',
    all: [['buy', 'onetime', 'license', '{package}'], ['subscription'], [...counted, ...terms]],
    none: ['~owned', '~afterwards', 'credit', 'trial', '{currency}', 'franc', ...programmes],
  },
  {
    id: 'ways',
    all: [['buy', 'onetime'], ['{plan}'], terms, ['instead', 'compare']],
    none: ['~afterwards', ...programmes],
  },
  {
    id: 'ways',
    all: [
      ['buy', 'onetime', 'license'],
      ['~weighed'],
      ['pay', 'month', 'year', 'subscription'],
      [...counted, ...terms],
    ],
    none: ['{currency}', 'franc', 'trial', 'credit', ...programmes],
  },
  {
    id: 'packageUpdates',
    all: [['{package}', 'onetime', 'license'], ['~ended'], ['update', '{years}', 'cancel', 'dead', 'stop']],
    none: ['{plan}', 'credit', 'buy'],
  },
  {
    id: 'once',
    all: [['~owned'], counted],
    none: ['{plan}', '{package}', 'compare', ...terms, ...programmes],
  },
  {
    id: 'currency',
    all: [['{currency}', 'franc', 'cfa'], counted, money],
    none: ['sell', 'customer', '{plan}', '{package}', ...programmes],
  },
  {
    id: 'total',
    all: [counted, ['~lasting'], money],
    none: ['{package}', 'onetime', 'buy', 'trial', 'update', 'subscription', ...programmes],
  },
]
