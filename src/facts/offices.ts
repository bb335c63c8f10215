import type { CurrencyCode } from './exchange-rates.ts'
import { holidays, type Holidays } from './holidays.ts'

export type OfficeId = 'kigali' | 'kampala' | 'bafoussam' | 'luanda' | 'abidjan'

/** A week's opening hours: Monday is 1, whole hours on the clock of the place. */
export type Hours = { readonly days: readonly number[]; readonly opens: number; readonly closes: number }

/** Hours with all that is needed to say whether somebody is there at a moment (`#contract/opening-hours.ts`). */
type OfficeSchedule = Hours & { readonly timeZone: string; readonly holidays: Holidays }

export type Office = {
  readonly id: OfficeId
  readonly city: string
  readonly country: string
  /** ISO 3166-1, for structured data. */
  readonly countryCode: string
  /** In which our prices are also said there, about; null where we have no rate. */
  readonly currency: CurrencyCode | null
  readonly isHeadquarters: boolean
  readonly street: string
  /** In one line: street, city and country. */
  readonly address: string
  /** E.164 with spaces; placeholders until replaced. */
  readonly phone: string
  readonly email: string
  readonly timeZone: string
  /** The zone's abbreviation as people there say it. */
  readonly zoneName: string
  readonly hours: Hours
  /** Whether the phone also takes messages on WhatsApp. */
  readonly isOnWhatsApp: boolean
  /** Degrees; south and west are negative. For the maps. */
  readonly latitude: number
  readonly longitude: number
}

const officeHours = { days: [1, 2, 3, 4, 5], opens: 8, closes: 18 } as const satisfies Hours

function withAddress<const Place extends Omit<Office, 'address'>>(place: Place) {
  return { ...place, address: `${place.street}, ${place.city}, ${place.country}` }
}

/** The offices, headquarters first (CONT-6). The specification leaves their hours open; they are placeholders. */
export const offices = [
  withAddress({
    id: 'kigali',
    city: 'Kigali',
    country: 'Rwanda',
    countryCode: 'RW',
    currency: 'RWF',
    isHeadquarters: true,
    street: 'KG 11 Ave, Kacyiru',
    phone: '+250 000 000 100',
    email: 'hello@imisozi.example',
    timeZone: 'Africa/Kigali',
    zoneName: 'CAT',
    hours: officeHours,
    isOnWhatsApp: true,
    latitude: -1.944,
    longitude: 30.062,
  }),
  withAddress({
    id: 'kampala',
    city: 'Kampala',
    country: 'Uganda',
    countryCode: 'UG',
    currency: 'UGX',
    isHeadquarters: false,
    street: 'Plot 12, Kampala Road',
    phone: '+256 000 000 200',
    email: 'kampala@imisozi.example',
    timeZone: 'Africa/Kampala',
    zoneName: 'EAT',
    hours: officeHours,
    isOnWhatsApp: true,
    latitude: 0.348,
    longitude: 32.583,
  }),
  withAddress({
    id: 'bafoussam',
    city: 'Bafoussam',
    country: 'Cameroon',
    countryCode: 'CM',
    currency: 'XAF',
    isHeadquarters: false,
    street: 'Avenue Wanko',
    phone: '+237 000 000 300',
    email: 'bafoussam@imisozi.example',
    timeZone: 'Africa/Douala',
    zoneName: 'WAT',
    hours: officeHours,
    isOnWhatsApp: true,
    latitude: 5.478,
    longitude: 10.418,
  }),
  withAddress({
    id: 'luanda',
    city: 'Luanda',
    country: 'Angola',
    countryCode: 'AO',
    currency: 'AOA',
    isHeadquarters: false,
    street: 'Rua da Missão 40',
    phone: '+244 000 000 400',
    email: 'luanda@imisozi.example',
    timeZone: 'Africa/Luanda',
    zoneName: 'WAT',
    hours: officeHours,
    isOnWhatsApp: true,
    latitude: -8.839,
    longitude: 13.289,
  }),
  withAddress({
    id: 'abidjan',
    city: 'Abidjan',
    country: "Côte d'Ivoire",
    countryCode: 'CI',
    currency: 'XOF',
    isHeadquarters: false,
    street: 'Rue des Jardins, Cocody',
    phone: '+225 00 00 00 05 00',
    email: 'abidjan@imisozi.example',
    timeZone: 'Africa/Abidjan',
    zoneName: 'GMT',
    hours: officeHours,
    isOnWhatsApp: true,
    latitude: 5.36,
    longitude: -4.008,
  }),
] as const satisfies readonly Office[]

export const headquarters = offices[0]

/** The office of an id; headquarters where none is meant. */
export function officeOf(id: OfficeId | null | undefined): Office {
  return offices.find((office) => office.id === id) ?? headquarters
}

/** No office lies farther from the Equator than this, in whole degrees. */
export const degreesFromEquator = Math.ceil(Math.max(...offices.map(({ latitude }) => Math.abs(latitude))))

export function scheduleOf({ id, timeZone, hours }: Office): OfficeSchedule {
  return { ...hours, timeZone, holidays: holidays[id].days }
}
