export type DialCode = {
  /** ISO 3166. */
  readonly country: string
  readonly name: string
  /** Without the plus sign. */
  readonly code: string
  /** How many digits a number may have after the code. */
  readonly digits: readonly number[]
  /** Whether people there write a 0 before the number that is not dialled from abroad. */
  readonly hasTrunkZero: boolean
  /** Whose IANA time zones these are: the nearest thing to a place that a browser tells by itself. */
  readonly zones: readonly string[]
}

/**
 * How people telephone in the countries of our offices, first, and next door. A test holds the figures against
 * libphonenumber's.
 */
export const dialCodes = [
  dial('RW', 'Rwanda', '250', [8, 9], true, ['Kigali']),
  dial('UG', 'Uganda', '256', [9], true, ['Kampala']),
  dial('CM', 'Cameroon', '237', [8, 9], false, ['Douala']),
  dial('AO', 'Angola', '244', [9], false, ['Luanda']),
  dial('CI', "Côte d'Ivoire", '225', [10], false, ['Abidjan']),
  dial('BI', 'Burundi', '257', [8], false, ['Bujumbura']),
  dial('CD', 'DR Congo', '243', [7, 8, 9, 10], true, ['Kinshasa', 'Lubumbashi']),
  dial('KE', 'Kenya', '254', [7, 8, 9, 10], true, ['Nairobi']),
  dial('TZ', 'Tanzania', '255', [9], true, ['Dar_es_Salaam']),
  dial('SS', 'South Sudan', '211', [9], true, ['Juba']),
  dial('NG', 'Nigeria', '234', [10, 11, 12, 13, 14], true, ['Lagos']),
  dial('TD', 'Chad', '235', [8], false, ['Ndjamena']),
  dial('CF', 'Central African Republic', '236', [8], false, ['Bangui']),
  dial('GQ', 'Equatorial Guinea', '240', [9], false, ['Malabo']),
  dial('GA', 'Gabon', '241', [7, 8], true, ['Libreville']),
  dial('CG', 'Congo', '242', [9], false, ['Brazzaville']),
  dial('NA', 'Namibia', '264', [8, 9], true, ['Windhoek']),
  dial('ZM', 'Zambia', '260', [9], true, ['Lusaka']),
  dial('ML', 'Mali', '223', [8], false, ['Bamako']),
  dial('BF', 'Burkina Faso', '226', [8], false, ['Ouagadougou']),
  dial('GH', 'Ghana', '233', [8, 9], true, ['Accra']),
  dial('GN', 'Guinea', '224', [8, 9], false, ['Conakry']),
  dial('LR', 'Liberia', '231', [7, 8, 9], true, ['Monrovia']),
] as const satisfies readonly DialCode[]

function dial(
  country: string,
  name: string,
  code: string,
  digits: readonly number[],
  hasTrunkZero: boolean,
  zones: readonly string[],
): DialCode {
  return { country, name, code, digits, hasTrunkZero, zones: zones.map((zone) => `Africa/${zone}`) }
}
