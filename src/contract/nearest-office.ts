import { officeOf, offices, type Office, type OfficeId } from '#facts/offices.ts'
import { africanZones } from '#facts/time-zones.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The office that is nearest to the main city of an African time zone; null for any other zone. */
export function nearestOffice(timeZone: string): OfficeId | null {
  if (!Object.hasOwn(africanZones, timeZone)) return null
  const [latitude, longitude] = africanZones[timeZone] ?? [0, 0]
  const closeness = offices.map(
    (office) =>
      Math.sin(radians(latitude)) * Math.sin(radians(office.latitude)) +
      Math.cos(radians(latitude)) *
        Math.cos(radians(office.latitude)) *
        Math.cos(radians(longitude - office.longitude)),
  )
  return offices[closeness.indexOf(Math.max(...closeness))]?.id ?? null
}

/** The same as an office; headquarters for the rest of the world. */
export function findNearestOffice(timeZone: string): Office {
  return officeOf(nearestOffice(timeZone))
}
