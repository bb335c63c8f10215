export type DialCode = {
  /** ISO 3166: what it is called, `Intl` knows in every language. */
  readonly country: string
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
 * How people telephone in Africa, the countries of our offices first; of two with one code, the larger. A test holds
 * the figures against libphonenumber's, and that no country of the continent's clocks is missing.
 */
export const dialCodes = [
  dial('RW', '250', [8, 9], true, ['Kigali']),
  dial('UG', '256', [9], true, ['Kampala']),
  dial('CM', '237', [8, 9], false, ['Douala']),
  dial('AO', '244', [9], false, ['Luanda']),
  dial('CI', '225', [10], false, ['Abidjan']),
  dial('BF', '226', [8], false, ['Ouagadougou']),
  dial('BI', '257', [8], false, ['Bujumbura']),
  dial('BJ', '229', [10], false, ['Porto-Novo']),
  dial('BW', '267', [7, 8, 10], false, ['Gaborone']),
  dial('CD', '243', [7, 8, 9, 10], true, ['Kinshasa', 'Lubumbashi']),
  dial('CF', '236', [8], false, ['Bangui']),
  dial('CG', '242', [9], false, ['Brazzaville']),
  dial('CV', '238', [7], false, ['Atlantic/Cape_Verde']),
  dial('DJ', '253', [8], false, ['Djibouti']),
  dial('DZ', '213', [8, 9], true, ['Algiers']),
  dial('EG', '20', [8, 9, 10], true, ['Cairo']),
  dial('ER', '291', [7], true, ['Asmara', 'Asmera']),
  dial('ET', '251', [9], true, ['Addis_Ababa']),
  dial('GA', '241', [7, 8], true, ['Libreville']),
  dial('GH', '233', [8, 9], true, ['Accra']),
  dial('GM', '220', [7, 9], false, ['Banjul']),
  dial('GN', '224', [8, 9], false, ['Conakry']),
  dial('GQ', '240', [9], false, ['Malabo']),
  dial('GW', '245', [7, 9], false, ['Bissau']),
  dial('KE', '254', [7, 8, 9, 10], true, ['Nairobi']),
  dial('KM', '269', [7], false, ['Indian/Comoro']),
  dial('LR', '231', [7, 8, 9], true, ['Monrovia']),
  dial('LS', '266', [8], false, ['Maseru']),
  dial('LY', '218', [9], true, ['Tripoli']),
  dial('MA', '212', [9], true, ['Casablanca']),
  dial('EH', '212', [9], true, ['El_Aaiun']),
  dial('MG', '261', [9], true, ['Indian/Antananarivo']),
  dial('ML', '223', [8], false, ['Bamako']),
  dial('MR', '222', [8], false, ['Nouakchott']),
  dial('MU', '230', [7, 8, 10], false, ['Indian/Mauritius']),
  dial('MW', '265', [7, 9], true, ['Blantyre']),
  dial('MZ', '258', [8, 9], false, ['Maputo']),
  dial('NA', '264', [8, 9], true, ['Windhoek']),
  dial('NE', '227', [8], false, ['Niamey']),
  dial('NG', '234', [10, 11, 12, 13, 14], true, ['Lagos']),
  dial('RE', '262', [9], true, ['Indian/Reunion']),
  dial('SC', '248', [7], false, ['Indian/Mahe']),
  dial('SD', '249', [9], true, ['Khartoum']),
  dial('SH', '290', [4, 5], false, ['Atlantic/St_Helena']),
  dial('SL', '232', [8], true, ['Freetown']),
  dial('SN', '221', [9], false, ['Dakar']),
  dial('SO', '252', [6, 7, 8, 9], true, ['Mogadishu']),
  dial('SS', '211', [9], true, ['Juba']),
  dial('ST', '239', [7], false, ['Sao_Tome']),
  dial('SZ', '268', [8, 9], false, ['Mbabane']),
  dial('TD', '235', [8], false, ['Ndjamena']),
  dial('TG', '228', [8], false, ['Lome']),
  dial('TN', '216', [8], false, ['Tunis']),
  dial('TZ', '255', [9], true, ['Dar_es_Salaam']),
  dial('YT', '262', [9], true, ['Indian/Mayotte']),
  dial('ZA', '27', [5, 6, 7, 8, 9, 10], true, ['Johannesburg']),
  dial('ZM', '260', [9], true, ['Lusaka']),
  dial('ZW', '263', [7, 9, 10], true, ['Harare']),
] as const satisfies readonly DialCode[]

function dial(
  country: string,
  code: string,
  digits: readonly number[],
  hasTrunkZero: boolean,
  zones: readonly string[],
): DialCode {
  const named = zones.map((zone) => (zone.includes('/') ? zone : `Africa/${zone}`))
  return { country, code, digits, hasTrunkZero, zones: named }
}
