import { languageSwitch } from '#content/language-switch.ts'
import { addressOf, languageCodes, languages, type Language } from '#content/languages.ts'

type LanguageSwitchProps = {
  readonly language: Language
  /** The address of this page in the language without a prefix. */
  readonly path: string
  /** In the header all languages, the present one marked; at the foot the others, with what offers them. */
  readonly place: 'header' | 'footer'
  readonly className?: string | undefined
}

/** The page in its other languages; the site's script takes the place on the page along. */
export function LanguageSwitch({ language, path, place, className }: LanguageSwitchProps) {
  if (languageCodes.length < 2) return null
  const { label, others } = languageSwitch[language]
  const isHeader = place === 'header'
  return (
    <nav className={className} aria-label={isHeader ? label : others}>
      <ul>
        {languageCodes
          .filter((code) => isHeader || code !== language)
          .map((code) => (
            <li key={code}>
              <a
                href={addressOf(path, code)}
                lang={code}
                hrefLang={code}
                aria-current={code === language ? 'true' : undefined}
                data-offer={isHeader ? undefined : `${languageSwitch[code].offer}|${languageSwitch[code].close}`}
              >
                {languages[code].name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
