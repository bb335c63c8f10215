/** The way to a page's other languages. */
export type LanguageSwitchCopy = {
  /** Name of the switch in the header. */
  readonly label: string
  /** Name of the links to the other languages at the foot of the page. */
  readonly others: string
  /** Said to whoever reads another language and whose browser asks for this one. */
  readonly offer: string
  readonly close: string
}
