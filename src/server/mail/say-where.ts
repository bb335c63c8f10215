import { namePlace } from '#server/location/place-names.ts'
import type { SaidPlace } from '#server/requests/said-place.ts'

/** `Goma, Congo - Kinshasa`: as it was written, with the country that it lies in. */
export function sayWhere(said: SaidPlace | null): string | null {
  const country = said?.country ? namePlace(said.country) : ''
  return said && [said.text, ...(country && !said.text.includes(country) ? [country] : [])].join(', ')
}
