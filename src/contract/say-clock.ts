import { fill } from './fill.ts'

/** How a time of day is written: at a full hour and between two. `{hour}` is 8, `{hh}` 08, `{minute}` 05. */
export type ClockWords = { readonly whole: string; readonly part: string }

/** '08:00' as a language writes it: `8 h`, `8h`, `08:00`. */
export function sayClock(time: string, { whole, part }: ClockWords): string {
  const [hh = '', minute = ''] = time.split(':')
  return fill(Number(minute) === 0 ? whole : part, { hh, hour: String(Number(hh)), minute })
}
