/**
 * Public holidays by their local date: `12-25` comes every year, `2027-03-26` once. A dated entry is a holiday that
 * moves, or the working day that stands in for one on a weekend where the law gives it.
 */
export type Holidays = Readonly<Record<string, string>>

type HolidayCalendar = {
  readonly what: string
  readonly days: Holidays
  /** Where the list comes from. Dates of Muslim feasts are expected ones: the moon and the government decide. */
  readonly source: string
}

/** The last year whose moving holidays are listed. The owner adds the next one every autumn. */
export const holidaysListedUntil = 2027

/** The days on which each office stays closed although it is a weekday; an office without them does not compile. */
export const holidays = {
  kigali: {
    what: 'public holidays of Rwanda',
    days: {
      '01-01': "New Year's Day",
      '01-02': "Day after New Year's Day",
      '02-01': "National Heroes' Day",
      '04-07': 'Genocide against the Tutsi Memorial Day',
      '05-01': 'Labour Day',
      '07-01': 'Independence Day',
      '07-04': 'Liberation Day',
      '08-15': 'Assumption Day',
      '12-25': 'Christmas Day',
      '12-26': 'Boxing Day',
      '2026-02-02': "National Heroes' Day",
      '2026-03-20': 'Eid al-Fitr',
      '2026-04-03': 'Good Friday',
      '2026-04-06': 'Easter Monday',
      '2026-05-27': 'Eid al-Adha',
      '2026-07-06': 'Liberation Day',
      '2026-08-07': 'Umuganura Day',
      '2026-08-17': 'Assumption Day',
      '2026-12-28': 'Boxing Day',
      '2027-01-04': "Day after New Year's Day",
      '2027-03-10': 'Eid al-Fitr',
      '2027-03-26': 'Good Friday',
      '2027-03-29': 'Easter Monday',
      '2027-05-03': 'Labour Day',
      '2027-05-17': 'Eid al-Adha',
      '2027-07-05': 'Liberation Day',
      '2027-08-06': 'Umuganura Day',
      '2027-08-16': 'Assumption Day',
      '2027-12-27': 'Christmas Day',
    },
    source: 'Rwanda, Presidential Order 54 of 2017, articles 3 and 4',
  },
  kampala: {
    what: 'public holidays of Uganda',
    days: {
      '01-01': "New Year's Day",
      '01-26': 'NRM Liberation Day',
      '02-16': 'Archbishop Janani Luwum Day',
      '03-08': "International Women's Day",
      '05-01': 'Labour Day',
      '06-03': "Martyrs' Day",
      '06-09': "National Heroes' Day",
      '10-09': 'Independence Day',
      '12-25': 'Christmas Day',
      '12-26': 'Boxing Day',
      '2026-03-20': 'Eid al-Fitr',
      '2026-04-03': 'Good Friday',
      '2026-04-06': 'Easter Monday',
      '2026-05-27': 'Eid al-Adha',
      '2027-03-10': 'Eid al-Fitr',
      '2027-03-26': 'Good Friday',
      '2027-03-29': 'Easter Monday',
      '2027-05-17': 'Eid al-Adha',
    },
    source: 'Uganda, Public Holidays Act',
  },
  bafoussam: {
    what: 'public holidays of Cameroon',
    days: {
      '01-01': "New Year's Day",
      '02-11': 'Youth Day',
      '05-01': 'Labour Day',
      '05-20': 'National Day',
      '08-15': 'Assumption Day',
      '12-25': 'Christmas Day',
      '2026-03-20': 'End of Ramadan',
      '2026-04-03': 'Good Friday',
      '2026-05-14': 'Ascension Day',
      '2026-05-27': 'Feast of the Sheep',
      '2027-03-10': 'End of Ramadan',
      '2027-03-26': 'Good Friday',
      '2027-05-06': 'Ascension Day',
      '2027-05-17': 'Feast of the Sheep',
    },
    source: 'Cameroon, Law 73/5 on legal holidays',
  },
  luanda: {
    what: 'public holidays of Angola',
    days: {
      '01-01': "New Year's Day",
      '02-04': 'Start of the Armed Struggle Day',
      '03-08': "International Women's Day",
      '03-23': 'Southern Africa Liberation Day',
      '04-04': 'Peace and Reconciliation Day',
      '05-01': 'Labour Day',
      '09-17': "National Hero's Day",
      '11-02': "All Souls' Day",
      '11-11': 'Independence Day',
      '12-25': 'Christmas Day',
      '2026-02-17': 'Carnival',
      '2026-04-03': 'Good Friday',
      '2027-02-09': 'Carnival',
      '2027-03-26': 'Good Friday',
    },
    source: 'Angola, Law 11/18 on public holidays; bridge days are not listed',
  },
  abidjan: {
    what: 'public holidays of Côte d’Ivoire',
    days: {
      '01-01': "New Year's Day",
      '05-01': 'Labour Day',
      '08-07': 'Independence Day',
      '08-15': 'Assumption Day',
      '11-01': "All Saints' Day",
      '11-15': 'National Peace Day',
      '12-25': 'Christmas Day',
      '2026-03-17': 'Day after the Night of Destiny',
      '2026-03-20': 'Ramadan',
      '2026-04-06': 'Easter Monday',
      '2026-05-14': 'Ascension Day',
      '2026-05-25': 'Whit Monday',
      '2026-05-27': 'Tabaski',
      '2026-08-26': 'Day after the Birth of the Prophet',
      '2026-11-16': 'National Peace Day',
      '2027-03-10': 'Ramadan',
      '2027-03-29': 'Easter Monday',
      '2027-05-06': 'Ascension Day',
      '2027-05-17': 'Whit Monday',
      '2027-08-16': 'Day after the Birth of the Prophet',
    },
    source: "Côte d'Ivoire, Decree 96-205 on public holidays",
  },
} as const satisfies Record<string, HolidayCalendar>

type NamesOf<Calendar> = Calendar extends { readonly days: infer Days } ? Days[keyof Days] : never
/** What each of them is called, in English. */
export type HolidayName = NamesOf<(typeof holidays)[keyof typeof holidays]>
