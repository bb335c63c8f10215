import type { LocationAnswer, LocationSource } from '#contract/chat.ts'
import { guessRegion } from '#contract/location.ts'
import { unknownPlace, type Place } from '#contract/place.ts'
import type { Config } from '#server/config.ts'
import { nameFailure } from '#server/log/name-failure.ts'
import { openCountryDatabase } from './country-database.ts'
import { createCountryService } from './country-service.ts'
import { namePlace } from './place-names.ts'
import { readPublicAddress } from './public-address.ts'
import type { Parts } from '#server/parts.ts'

export type Locator = {
  /** Where a visitor is. The address is looked up and forgotten; never rejects. `timeZone` is an IANA name or empty. */
  locate(address: string, timeZone: string): Promise<LocationAnswer>
}

type Needs = Pick<Config, 'geolocationUrl'> &
  Pick<Parts, 'now' | 'log'> & {
    /** How long the configured service may take. */
    readonly timeoutMs?: number
  }

/** Undefined: not known there. Null: known to have no name. */
type Find = (address: string) => Promise<Place | null | undefined>
type Way = { readonly source: LocationSource; readonly find: Find }

/** The embedded database, or the configured service; where neither knows, the visitor's time zone (GEO-1..4). */
export function createLocator({ geolocationUrl, log, now, timeoutMs }: Needs): Locator {
  const way: Way = geolocationUrl
    ? { source: 'service', ...createCountryService({ url: geolocationUrl, now, timeoutMs }) }
    : { source: 'database', find: findInDatabase() }

  async function find(address: string) {
    try {
      return await way.find(address)
    } catch (error) {
      log.warn({ reason: nameFailure(error) }, 'a visitor could not be located')
      return undefined
    }
  }

  return {
    async locate(address, timeZone) {
      const known = readPublicAddress(address)
      const place = known === null ? undefined : await find(known)
      return place === undefined ? guess(timeZone) : describe(place ?? unknownPlace, way.source)
    },
  }
}

/** The database is opened when the first visitor is located: most processes of the command line never do. */
function findInDatabase(): Find {
  let opening: ReturnType<typeof openCountryDatabase> | null = null
  return async (address) => {
    // One that could not be opened, where no file was to be had for the moment, is opened again for the next.
    opening ??= openCountryDatabase().catch((error: unknown) => {
      opening = null
      throw error
    })
    return (await opening).find(address) ?? undefined
  }
}

function guess(timeZone: string): LocationAnswer {
  const place = guessRegion(timeZone)
  return describe(place, place === unknownPlace ? 'none' : 'time-zone')
}

function describe(code: Place, source: LocationSource): LocationAnswer {
  return { country: namePlace(code), code, source }
}
