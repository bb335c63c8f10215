import { channels } from '#facts/contact.ts'

/** IANA name. */
export const chatZone: string = channels.chat.timeZone
