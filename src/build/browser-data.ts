import type { Plugin } from 'vite'
import { languages } from '#content/languages.ts'
import { offline } from '#content/offline.ts'
import { channels } from '#facts/contact.ts'
import { packHours } from '#islands/chat-hours.ts'

/** What each module exports; `modules.d.ts` tells TypeScript. */
const modules: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  'virtual:chat-hours': () => ({ chatHours: packChatHours() }),
  'virtual:chat-zone': () => ({ chatZone: channels.chat.timeZone }),
  'virtual:date-locales': () => ({
    dateLocales: Object.fromEntries(Object.entries(languages).map(([code, { dateLocale }]) => [code, dateLocale])),
  }),
  'virtual:offline-words': () => ({ offlineWords: offline }),
}

/** What the browser's scripts have to know of facts and words that no page carries: a line each, instead of their tables. */
export function browserData(): Plugin {
  return {
    name: 'site-browser-data',
    resolveId: (source) => (source in modules ? `\0${source}` : null),
    load(id) {
      const data = modules[id.slice(1)]?.()
      return data
        ? Object.entries(data)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
            .join('\n')
        : null
    },
  }
}

/** Holidays that are over when the site is built are left out. */
function packChatHours() {
  const today = new Date().toISOString().slice(0, 10)
  const isToCome = ([day]: readonly [string, unknown]) => day.length < today.length || day >= today
  const holidays = Object.fromEntries(Object.entries(channels.chat.holidays).filter(isToCome))
  return packHours({ ...channels.chat, holidays })
}
