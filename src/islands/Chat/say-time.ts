import { dateLocale } from '../date-locale.ts'

/** A moment on the visitor's clock; with its date when that is not today's. */
export function sayTime(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString()
  const options: Intl.DateTimeFormatOptions = {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }
  return new Intl.DateTimeFormat(dateLocale(), options).format(moment)
}
