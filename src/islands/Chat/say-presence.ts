import { fill } from '#contract/fill.ts'
import { dateLocale } from '../date-locale.ts'
import type { ChatWindowCopy } from '#content/copy/chat.ts'
import type { Presence } from './use-presence.ts'

const dayMs = 24 * 3_600_000

/** Who answers now and when people do: 'Sozi answers now; our team is back Mon 08:00', on the visitor's clock. */
export function sayPresence(
  words: ChatWindowCopy['presence'],
  { isOnline, changesAt, hasOurClock }: Presence,
  isSomebodyThere: boolean | null,
): string {
  if (isSomebodyThere) return words.desk
  if (!changesAt) return words.unknown
  const isFar = changesAt.getTime() - Date.now() > 6 * dayMs
  const options: Intl.DateTimeFormatOptions = {
    ...(!isOnline && { weekday: 'short' }),
    // A holiday can keep us away for so long that a weekday alone would name the wrong week.
    ...(isFar && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }
  const said = new Intl.DateTimeFormat(dateLocale(), options).format(changesAt).replace(',', '')
  const time = hasOurClock ? said : fill(words.yours, { time: said })
  return fill(words[isOnline ? 'open' : 'closed'], { time })
}
