import type { InEachLanguage } from '#content/languages.ts'
import { sayHoliday as inFrench } from './fr/holidays.ts'
import { sayHoliday as inPortuguese } from './pt/holidays.ts'

/** What a holiday of the facts is called. */
export const sayHoliday = {
  en: (holiday) => holiday,
  fr: inFrench,
  pt: inPortuguese,
} satisfies InEachLanguage<(holiday: string) => string>
