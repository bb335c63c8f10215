import type { OfficeId } from './offices.ts'

export type RegionId = 'east-and-west' | 'southern' | 'francophone'

/** Whom a part of Africa calls: three of the offices answer for all (CONFLICT-29). */
export type Region = {
  readonly id: RegionId
  readonly name: string
  readonly office: OfficeId
  /** ISO 3166 codes of the countries that call here; the first region has all that no other names. */
  readonly countries: readonly string[]
}

export const regions = [
  { id: 'east-and-west', name: 'East and West Africa, headquarters', office: 'kigali', countries: [] },
  {
    id: 'southern',
    name: 'Southern Africa',
    office: 'luanda',
    countries: ['AO', 'BW', 'LS', 'MW', 'MZ', 'NA', 'SZ', 'ZA', 'ZM', 'ZW'],
  },
  {
    id: 'francophone',
    name: 'Francophone Africa',
    office: 'abidjan',
    countries: 'BF BJ CD CF CG CI CM DJ DZ GA GN GQ KM MA MG ML MR NE SN TD TG TN'.split(' '),
  },
] as const satisfies readonly Region[]
