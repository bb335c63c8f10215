import type { Plugin } from 'vite'
import { channels } from '#facts/contact.ts'
import { packHours } from '#islands/chat-hours.ts'

const moduleName = 'virtual:chat-hours'
const resolvedName = `\0${moduleName}`

/**
 * `import { chatHours } from 'virtual:chat-hours'`: one line for the script of every page, instead of a table of facts
 * with all its calendars. Holidays that are over when the site is built are left out.
 */
export function chatHours(): Plugin {
  const today = new Date().toISOString().slice(0, 10)
  const isToCome = ([day]: readonly [string, unknown]) => day.length < today.length || day >= today
  const holidays = Object.fromEntries(Object.entries(channels.chat.holidays).filter(isToCome))
  const packed = JSON.stringify(packHours({ ...channels.chat, holidays }))
  return {
    name: 'site-chat-hours',
    resolveId: (source) => (source === moduleName ? resolvedName : null),
    load: (id) => (id === resolvedName ? `export const chatHours = ${packed}` : null),
  }
}
