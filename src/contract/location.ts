/** GEO-4: what a time zone tells of where somebody is. */
const regions: Readonly<Record<string, string>> = {
  Africa: 'Africa',
  Europe: 'Europe',
  America: 'Americas',
  Asia: 'Asia',
}

/** Islands are named after their ocean, which lies between continents. */
const islands: readonly (readonly [RegExp, string])[] = [
  [/^(Indian\/(Antananarivo|Comoro|Mahe|Mauritius|Mayotte|Reunion)|Atlantic\/(Cape_Verde|St_Helena))$/, 'Africa'],
  [/^(Arctic\/|Atlantic\/(Azores|Canary|Faroe|Faeroe|Madeira|Reykjavik)$)/, 'Europe'],
  [/^Atlantic\/(Bermuda|South_Georgia|Stanley)$/, 'Americas'],
  [/^Indian\/(Chagos|Maldives)$/, 'Asia'],
]

/** GEO-3, GEO-4: where nothing is known. */
export const unknownLocation = 'Unknown'

/** The continent behind an IANA time zone, as far as the specification names one (GEO-4): `Africa/Kigali` → `Africa`. */
export function guessRegion(timeZone: string): string {
  const [area = '', place] = timeZone.split('/')
  const region = place && Object.hasOwn(regions, area) ? regions[area] : undefined
  return region ?? islands.find(([zones]) => zones.test(timeZone))?.[1] ?? unknownLocation
}
