/** Puts the reader's own date into a `time` element that was written when the site was built (PRIV-1), in its `data-locale`. */
export function start(element: HTMLElement) {
  const now = new Date()
  const digits = (value: number) => String(value).padStart(2, '0')
  element.setAttribute('datetime', `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`)
  // The page was built with a date in the spelling of its language, which writes its months in its own way.
  const hasCapital = /\p{Lu}/u.test(element.textContent)
  const spell = (word: string) => (hasCapital ? (word[0] ?? '').toUpperCase() + word.slice(1) : word)
  const parts = new Intl.DateTimeFormat(element.dataset['locale'], { dateStyle: 'long' }).formatToParts(now)
  element.textContent = parts.map(({ type, value }) => (type === 'month' ? spell(value) : value)).join('')
}
