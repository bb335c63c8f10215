import { offices } from '#facts/offices.ts'

/**
 * Africa in an equirectangular projection: two units a degree, east and south positive, rounded to half degrees. The
 * corners are kept: the map is cut like the display type.
 */
const unitsPerDegree = 2

export const viewBox = '-36 -76 142 148'

const continent =
  'M-12-72l32-3 1 7 17 7 4-4 23 3 10 25 11 14 16-1-23 33 2 21-11 10 1 7-11 16-8 5-15 1-7-16-6-18 3-11-9-22 2-9-11-6-24 4-20-20 1-13zM99 24l2 7-7 19-4 1-1-18z'

/** The countries with a branch office, if larger than its mark; that of the headquarters is not. */
const branchCountries =
  'M59 3l3-10 6-1v10zM17-9l7-5 4-11 3 5-2 10 3 6-12-1zM24 12h9l2 4 8-1 1 7h4v4h-4l3 9h-23l3-11zM-15-9l-1-11h10v10z'

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
    .replaceAll(' -', '-')
}

/**
 * The land as ledger lines, the countries we sit in, and a mark at each office. Stands once a page, in the footer; other
 * maps borrow it with `<use href="#africa">`, in the `--leaf` and `--red` of their own ground.
 */
export function Africa() {
  return (
    <g id="africa">
      <pattern id="ledger" width="3" height="3" patternUnits="userSpaceOnUse">
        <path stroke="var(--edge)" strokeWidth=".5" d="M0 1h3" />
      </pattern>
      <path fill="url(#ledger)" d={continent} />
      <path fill="var(--leaf)" d={branchCountries} />
      <path fill="var(--red)" d={markPlaces(offices, 3)} />
    </g>
  )
}
