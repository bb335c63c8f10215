import { channels } from '#facts/contact.ts'
import { offices } from '#facts/offices.ts'
import type { NumberFound } from './numbers.ts'
import type { Judge } from './statement.ts'

/** Whole hours at which something of ours opens or closes, and what the sentence must be about. */
const hours: readonly { readonly hour: number; readonly needs: RegExp }[] = [
  { hour: channels.chat.opens, needs: /./u },
  { hour: channels.phone.opens, needs: /./u },
  { hour: channels.chat.closes, needs: /chat|team|equipe|messag/iu },
  { hour: channels.phone.closes, needs: /phone|call|tel|appel|office|bureau|^(?!.*chat)/isu },
  ...offices.flatMap(({ hours: { opens, closes } }) =>
    [opens, closes].map((hour) => ({ hour, needs: /office|bureau/iu })),
  ),
]
const clock = /^(?::?(?<minutes>\d\d)?)?\s?(?<half>[ap]\.?m\b\.?)?/iu
const isTime = /^(?::\d\d|\s?[ap]\.?m\b|\s?o'clock|\s?h\d\d(?!\d))/iu
/** `de 8h a 22 heures` are times, `sous 24h` is a length of time. */
const isTimeAfter = /(?:\b(?:de|a|at|from|to|until|till|des|entre|et|vers|and|avant|apres)|-)\s*$/iu
const isHour = /^\s?(?:h|heures?)(?![\p{L}\d])/iu

export function isTimeOfDay(text: string, { start, end }: NumberFound) {
  const after = text.slice(end)
  return isTime.test(after) || (isHour.test(after) && isTimeAfter.test(text.slice(Math.max(0, start - 12), start)))
}

const range = /^\s*(?:-|to|until|till|and|a|et|jusqu'a)\s*$/iu

/** Times of day must be those at which we open or close. Round the clock is true of e-mail and of emergencies. */
export const judgeTimes: Judge = ({ text, before }, open) => {
  const found = new Set<NumberFound>()
  for (const [index, number] of open.entries()) {
    if (isTimeOfDay(text, number)) {
      found.add(number)
      const previous = open[index - 1]
      const isRange = previous && range.test(text.slice(previous.end, number.start))
      if (isRange && !isMinutes(text, previous)) found.add(previous)
    }
  }
  const context = `${before.slice(-200)} ${text}`
  let minutes = 0
  for (const number of found) {
    const rest = clock.exec(text.slice(number.end))?.groups
    if (Number(rest?.['minutes'] ?? minutes) !== 0) return 'number'
    minutes = 0
    const isAfternoon = /^p/i.test(rest?.['half'] ?? '')
    const hour = isAfternoon && number.value < 12 ? number.value + 12 : number.value
    // `8 to 6 PM`: what stands before the range may be morning.
    if (
      !hours.some(
        (one) => (one.hour === hour || (one.hour === hour + 12 && !rest?.['half'])) && one.needs.test(context),
      )
    )
      return 'number'
  }
  return [...found, ...open.filter((number) => isMinutes(text, number))]
}

/** `00` of `8:00` and of `8h00`. */
function isMinutes(text: string, { start }: NumberFound) {
  return /\d[:h]$/i.test(text.slice(Math.max(0, start - 2), start))
}
