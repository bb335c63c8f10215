import { join } from 'node:path'
import type { Plugin } from 'vite'
import { docsFacts } from '#content/docs/facts.ts'
import { languages, type KnownLanguage } from '#content/languages.ts'
import { topicIds } from '#content/copy/docs/topic.ts'
import { iconPaths } from '#design/Icon/icon-paths.ts'
import { paths } from '#facts/paths.ts'
import { apiReferencePath } from '#site/pages/documentation/api-operations.ts'
import { readTopics } from './read-topics.ts'

const moduleName = 'virtual:docs-topics'
const resolvedName = `\0${moduleName}`

/** `import { topics } from 'virtual:docs-topics'`: the Markdown of the documentation, read and checked at build. */
export function docsTopics(): Plugin {
  return {
    name: 'site-docs-topics',
    resolveId: (source) => (source === moduleName ? resolvedName : null),
    load(id) {
      if (id !== resolvedName) return null
      const read = (language: KnownLanguage) => {
        const folder = `src/content/${language}/docs`
        for (const topic of topicIds) this.addWatchFile(join(process.cwd(), folder, `${topic}.md`))
        const facts: Readonly<Record<string, string>> | undefined = docsFacts[language]
        // A language that is not spoken yet may lack its topics.
        if (!facts && !languages[language].isEnabled) return []
        return readTopics({ folder, facts: facts ?? {}, icons: Object.keys(iconPaths), addresses })
      }
      const addresses = [...paths, apiReferencePath]
      const topics = Object.fromEntries(Object.keys(languages).map((code) => [code, read(code as KnownLanguage)]))
      return `export const topics = ${JSON.stringify(topics)}`
    },
  }
}
