/**
 * Africa in an equirectangular projection: two units a degree, east and south positive, rounded to half degrees. The
 * corners are kept: the map is cut like the display type.
 */
const unitsPerDegree = 2

export const viewBox = '-36 -76 142 148'

const continent =
  'M-12-72l18-2 14-1 1 7 10 3 7 4 4-4 16 3h7v2l6 13 4 10 11 14 16-1-10 19-13 14 2 21-11 10 1 7-5 5-6 11-8 5-15 1-7-16-6-18 3-11-3-12-6-10 2-9-8-2-3-4-13 3-11 1-12-8-8-12 2-6-1-7 8-13 6-4 1-4zM99 24l2 7-7 19-4 1-3-7 2-11z'

/** The four countries with a branch office, and the one with the headquarters. */
export const branchCountries =
  'M59 3l1-4 2-6 6-1 2 4-2 6zM17-9l4-5h3l4-11 3 5-2 10 3 6-12-1zM24 12h9l2 4 8-1 1 7h4v4h-4v6l3 3h-23l3-11zM-15-9l-2-5 1-6h10v10z'
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
