import { join } from 'node:path'
import type { Plugin } from 'vite'
import { docsFacts } from '#content/en/docs/facts.ts'
import { topicIds } from '#content/en/docs/topic.ts'
import { iconPaths } from '#design/Icon/icon-paths.ts'
import { paths } from '#site/page.tsx'
import { apiReferencePath } from '#site/pages/documentation/api-operations.ts'
import { readTopics } from './read-topics.ts'

const moduleName = 'virtual:docs-topics'
const resolvedName = `\0${moduleName}`
const folder = 'src/content/en/docs'

/** `import { topics } from 'virtual:docs-topics'`: the Markdown of the documentation, read and checked at build. */
export function docsTopics(): Plugin {
  return {
    name: 'site-docs-topics',
    resolveId: (source) => (source === moduleName ? resolvedName : null),
    load(id) {
      if (id !== resolvedName) return null
      for (const topic of topicIds) this.addWatchFile(join(process.cwd(), folder, `${topic}.md`))
      const addresses = [...paths, apiReferencePath]
      const topics = readTopics({ folder, facts: docsFacts, icons: Object.keys(iconPaths), addresses })
      return `export const topics = ${JSON.stringify(topics)}`
    },
  }
}
