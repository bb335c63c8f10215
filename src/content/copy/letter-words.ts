/** What the letters of a language say around times and places. */
export type LetterWords = {
  /** A day as `Intl` writes it, in the spelling of the pages. */
  sayDay(day: string): string
  /** A day and a time, each as `Intl` writes it. */
  sayMoment(day: string, time: string): string
  sayWindow(day: string, from: string, to: string): string
  /** Between a label and what it labels. */
  readonly colon: string
  /** In the place of a country, where none is known. */
  readonly unknownPlace: string
}
