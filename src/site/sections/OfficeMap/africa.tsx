/**
 * Africa in an equirectangular projection: two units a degree, east and south positive, rounded to half degrees. The
 * corners are kept: the map is cut like the display type.
 */
const unitsPerDegree = 2

export const viewBox = '-36 -76 142 148'

const continent =
  'M-12-72l8 2 10-4 14-1 2 4-1 3 5 2 5 1 7 4 2-4h6l12 3h7v2l4 7 2 6 3 5 1 5 4 6 7 8 4 2 12-3-2 8-8 11-8 7-5 7-1 5 3 7v9l-9 7-2 3 1 7-5 5-1 4-5 7-6 4-14 3-3-2-1-5-6-10-1-8-5-10 3-11-1-6-2-6-6-10 1-4 1-5-3-2h-5l-3-4-7 1-6 2h-4l-7 1-8-4-4-4-3-5-3-3-2-4 2-6-1-7 3-7 5-6 6-4 1-4 5-5zM99 24l2 7-7 19-4 1-3-7 2-11z'

/** The four countries with a branch office, and the one with the headquarters. */
export const branchCountries =
  'M59 3l1-4 2-4v-2l6-1 2 4-2 4v2zM17-9l4-5h3l2-6 2-5 3 5-2 8v2l3 6-12-1v-2zM24 12h9l2 4 8-1 1 7h4v4h-4v6l3 3H24l3-11-1-6zM-15-9l-2-5 1-6 5-1 5 1v10h-2z'
export const headquartersCountry = 'M58 6V4l2-2h2v3z'

type Place = { readonly latitude: number; readonly longitude: number }

export function project({ latitude, longitude }: Place) {
  return { x: Math.round(longitude * unitsPerDegree), y: Math.round(-latitude * unitsPerDegree) }
}

/** A small diamond at each place, as one path. `size` is half its height, in units. */
export function markPlaces(places: readonly Place[], size: number) {
  return places
    .map(project)
    .map(({ x, y }) => `M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`)
    .join('')
}

/** The land, drawn as ledger lines. Stands once a page, in the footer; other maps borrow it with `<use href="#africa">`. */
export function Land() {
  return (
    <>
      <pattern id="ledger" width="3" height="3" patternUnits="userSpaceOnUse">
        <path stroke="var(--edge)" strokeWidth=".5" d="M0 1h3" />
      </pattern>
      <path id="africa" fill="url(#ledger)" d={continent} />
    </>
  )
}
