import type { Plugin } from 'vite'
import { channels } from '#facts/contact.ts'
import { packHours } from '#islands/chat-hours.ts'

const moduleName = 'virtual:chat-hours'
const resolvedName = `\0${moduleName}`

/** `import { chatHours } from 'virtual:chat-hours'`: one line for the script of every page, instead of a table of facts with all its calendars. */
export function chatHours(): Plugin {
  return {
    name: 'site-chat-hours',
    resolveId: (source) => (source === moduleName ? resolvedName : null),
    load: (id) => (id === resolvedName ? `export const chatHours = ${JSON.stringify(packHours(channels.chat))}` : null),
  }
}
