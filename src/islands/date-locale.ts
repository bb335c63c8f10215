/** How dates are written in a language of the site: its English spells as Americans do, and puts the day first. */
export function dateLocale(language: string) {
  return language === 'en' ? 'en-GB' : language
}
