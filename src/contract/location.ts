import { unknownPlace, type Place } from './place.ts'

/** GEO-4: what a time zone tells of where somebody is: Africa, Europe, the Americas or Asia (UN M49). */
const continents: Readonly<Record<string, Place>> = { Africa: '002', Europe: '150', America: '019', Asia: '142' }

/** Islands are named after their ocean, which lies between continents. */
const islands: readonly (readonly [RegExp, Place])[] = [
  [/^(Indian\/(Antananarivo|Comoro|Mahe|Mauritius|Mayotte|Reunion)|Atlantic\/(Cape_Verde|St_Helena))$/, '002'],
  [/^(Arctic\/|Atlantic\/(Azores|Canary|Faroe|Faeroe|Madeira|Reykjavik)$)/, '150'],
  [/^Atlantic\/(Bermuda|South_Georgia|Stanley)$/, '019'],
  [/^Indian\/(Chagos|Maldives)$/, '142'],
]

/** The continent behind an IANA time zone, as far as the specification names one (GEO-4): `Africa/Kigali` → Africa. */
export function guessRegion(timeZone: string): Place {
  const [area = '', town] = timeZone.split('/')
  const region = town && Object.hasOwn(continents, area) ? continents[area] : undefined
  return region ?? islands.find(([zones]) => zones.test(timeZone))?.[1] ?? unknownPlace
}
