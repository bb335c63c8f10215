import { channels } from '#facts/contact.ts'
import { packHours } from '#islands/chat-hours.ts'

const today = new Date().toISOString().slice(0, 10)
/** A day of each year, or one that is not over when the site is built. */
const isToCome = ([day]: readonly [string, unknown]) => day.length < today.length || day >= today

/** The live chat's hours as `packHours` writes them. */
export const chatHours = packHours({
  ...channels.chat,
  holidays: Object.fromEntries(Object.entries(channels.chat.holidays).filter(isToCome)),
})

/** IANA name of where the chat's hours are meant. */
export const chatZone: string = channels.chat.timeZone
