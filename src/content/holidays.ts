import type { InEachLanguage, Language } from '#content/languages.ts'
import type { HolidayName } from '#facts/holidays.ts'
import { holidayNames as fr } from './fr/holidays.ts'
import { holidayNames as pt } from './pt/holidays.ts'

/** The facts call them by their English names. */
const names: InEachLanguage<Readonly<Partial<Record<HolidayName, string>>>> = { en: {}, fr, pt }

/** What a holiday of the facts is called. */
export const sayHoliday = (holiday: string, language: Language): string =>
  (names[language] as Readonly<Record<string, string>>)[holiday] ?? holiday
