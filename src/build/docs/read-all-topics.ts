import { join } from 'node:path'
import { docsFacts } from '#content/docs/facts.ts'
import { languages, type KnownLanguage } from '#content/languages.ts'
import { topicIds } from '#content/copy/docs/topic.ts'
import { iconPaths } from '#design/Icon/icon-paths.ts'
import { paths } from '#facts/paths.ts'
import { apiReferencePath } from '#site/pages/documentation/api-operations.ts'
import { readTopics } from './read-topics.ts'

const addresses = [...paths, apiReferencePath]
const icons = Object.keys(iconPaths)

/** The Markdown of the documentation, read and checked, by language; `watch` is told of each file. */
export function readAllTopics(watch: (file: string) => void) {
  return Object.fromEntries(
    Object.entries(languages).map(([code, { isEnabled }]) => {
      const folder = `src/content/${code}/docs`
      for (const topic of topicIds) watch(join(process.cwd(), folder, `${topic}.md`))
      const facts: Readonly<Record<string, string>> | undefined = docsFacts[code as KnownLanguage]
      // A language that is not spoken yet may lack its topics.
      return [code, facts || isEnabled ? readTopics({ folder, facts: facts ?? {}, icons, addresses }) : []]
    }),
  )
}
