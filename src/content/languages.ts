type LanguageFacts = {
  /** For `Intl`, and for those who share a link. */
  readonly locale: string
  /** The same for days and clocks: our English spells as Americans do, and puts the day first. */
  readonly dateLocale: string
  /** What its own speakers call it. */
  readonly name: string
  /** What its addresses begin with. */
  readonly prefix: '' | `/${string}`
  /** Whether the site speaks it. Its words may be written before. */
  readonly isEnabled: boolean
}

/** The languages of our offices, by their codes. The first is spoken where nothing says which. */
export const languages = {
  en: { locale: 'en-US', dateLocale: 'en-GB', name: 'English', prefix: '', isEnabled: true },
  fr: { locale: 'fr-FR', dateLocale: 'fr-FR', name: 'Français', prefix: '/fr', isEnabled: true },
  pt: { locale: 'pt-AO', dateLocale: 'pt-AO', name: 'Português', prefix: '/pt', isEnabled: true },
} as const satisfies Readonly<Record<string, LanguageFacts>>

/** A language of the table, spoken or not. */
export type KnownLanguage = keyof typeof languages

/** A language the site speaks. */
export type Language = {
  [Code in KnownLanguage]: (typeof languages)[Code]['isEnabled'] extends true ? Code : never
}[KnownLanguage]

/** A thing in all languages the site speaks: where one is missing, nothing compiles. */
export type InEachLanguage<Thing> = Readonly<Record<Language, Thing>> & Partial<Readonly<Record<KnownLanguage, Thing>>>

/** Those the site speaks. */
export const languageCodes = (Object.keys(languages) as KnownLanguage[]).filter(
  (code): code is Language => languages[code].isEnabled,
)

/** That of the addresses without a prefix. */
export const defaultLanguage = 'en' satisfies Language

/** The language that a code names, as far as the site speaks it. */
export function findLanguage(code: unknown): Language | null {
  return languageCodes.find((known) => known === code) ?? null
}

/** The same for what was kept or sent; what is not spoken any more is our first language. */
export function readLanguage(code: unknown): Language {
  return findLanguage(code) ?? defaultLanguage
}

/** The language of an address, where its prefix says so. */
export function languageOfPath(path: string): Language | null {
  const [first = ''] = path.slice(1).split(/[/?#]/)
  return languageCodes.find((code) => first !== '' && languages[code].prefix === `/${first}`) ?? null
}

/** The address of a page in a language: `/pricing` → `/fr/pricing`, `/` → `/fr`. */
export function addressOf(path: string, language: Language): string {
  const { prefix } = languages[language]
  return prefix === '' ? path : prefix + path.replace(/^\/(?=$|[#?])/, '')
}

/** The same where the site speaks it; the address of the first language's page where it does not yet. */
export function addressWhereSpoken(path: string, code: KnownLanguage): string {
  const spoken = findLanguage(code)
  return spoken === null ? path : addressOf(path, spoken)
}

/** What a language is called in that of our team: `French`. */
export function nameLanguage(language: KnownLanguage): string {
  return new Intl.DisplayNames(languages[defaultLanguage].locale, { type: 'language' }).of(language) ?? language
}
