import { join } from 'node:path'
import type { Plugin } from 'vite'
import { topicIds } from '#content/copy/docs/topic.ts'
import { docsFacts } from '#content/docs/facts.ts'
import { languageCodes, languages, type KnownLanguage } from '#content/languages.ts'
import { noPage, offline } from '#content/offline.ts'
import { iconPaths } from '#design/Icon/icon-paths.ts'
import { channels, contact } from '#facts/contact.ts'
import { paths } from '#facts/paths.ts'
import { packHours } from '#islands/chat-hours.ts'
import { apiReferencePath } from '#site/pages/documentation/api-operations.ts'
import { measureSigns } from './display-font.ts'
import { readTopics } from './docs/read-topics.ts'

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
  'virtual:no-page': () => ({
    noPage: Object.fromEntries(
      languageCodes.map((code) => [languages[code].prefix, { ...noPage[code], language: code }]),
    ),
    phone: contact.phone.replaceAll(' ', ''),
    whatsApp: contact.whatsApp.replaceAll(/\D/g, ''),
  }),
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

/** The Markdown of the documentation, read and checked, by language; `watch` is told of each file. */
function readAllTopics(watch: Watch) {
  const [icons, addresses] = [Object.keys(iconPaths), [...paths, apiReferencePath]]
  const read = (code: string, isEnabled: boolean) => {
    const folder = `src/content/${code}/docs`
    for (const topic of topicIds) watch(join(process.cwd(), folder, `${topic}.md`))
    const facts: Readonly<Record<string, string>> | undefined = docsFacts[code as KnownLanguage]
    // A language that is not spoken yet may lack its topics.
    return facts || isEnabled ? readTopics({ folder, facts: facts ?? {}, icons, addresses }) : []
  }
  return Object.fromEntries(Object.entries(languages).map(([code, { isEnabled }]) => [code, read(code, isEnabled)]))
}
