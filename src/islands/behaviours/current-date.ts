import { dateLocale } from '../date-locale.ts'

/** Puts the reader's own date into a `time` element that was written when the site was built (PRIV-1). */
export function start(element: HTMLElement) {
  const now = new Date()
  const digits = (value: number) => String(value).padStart(2, '0')
  element.setAttribute('datetime', `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`)
  element.textContent = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long' }).format(now)
}
