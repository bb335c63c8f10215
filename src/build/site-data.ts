import type { Plugin } from 'vite'
import { languages } from '#content/languages.ts'
import { offline } from '#content/offline.ts'
import { channels } from '#facts/contact.ts'
import { packHours } from '#islands/chat-hours.ts'
import { measureSigns } from './display-font.ts'
import { readAllTopics } from './docs/read-all-topics.ts'

type Watch = (file: string) => void

/** What each module exports; `modules.d.ts` tells TypeScript. */
const modules: Readonly<Record<string, (watch: Watch) => Readonly<Record<string, unknown>>>> = {
  'virtual:chat-hours': () => ({ chatHours: packChatHours() }),
  'virtual:chat-zone': () => ({ chatZone: channels.chat.timeZone }),
  'virtual:date-locales': () => ({
    dateLocales: Object.fromEntries(Object.entries(languages).map(([code, { dateLocale }]) => [code, dateLocale])),
  }),
  'virtual:display-advances': () => ({ advances: measureSigns() }),
  'virtual:docs-topics': (watch) => ({ topics: readAllTopics(watch) }),
  'virtual:offline-words': () => ({ offlineWords: offline }),
}

/** What scripts and pages have to know that is read or worked out at build: a line each, instead of tables and tools. */
export function siteData(): Plugin {
  return {
    name: 'site-data',
    resolveId: (source) => (source in modules ? `\0${source}` : null),
    async load(id) {
      const data = modules[id.slice(1)]?.((file) => this.addWatchFile(file))
      if (!data) return null
      const exported = Object.entries(data).map(
        async ([name, value]) => `export const ${name} = ${JSON.stringify(await value)}`,
      )
      return (await Promise.all(exported)).join('\n')
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
