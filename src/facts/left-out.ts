/** Claims that the words can do without. All others are part of what is sold, or carry a sentence that nothing replaces. */
type Dispensable =
  | `claims.${'hipaa' | 'soc2' | 'ccpa' | 'sox'}`
  | `figures.${'activeBusinesses' | 'dailyTransactions' | 'pharmacies' | 'retailStores' | 'restaurants' | 'hotels'}`
  | `figures.${'businessesServed' | 'firstYearGrowth' | 'costReduction' | 'jobsSupported' | 'dataCenters'}`

/** What the site is not to state for now: 'claims.hipaa'. It is gone from every page and answer with the next build. */
export const leftOut: readonly Dispensable[] = []
