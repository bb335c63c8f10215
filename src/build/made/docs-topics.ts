import { readTopics } from '#build/docs/read-topics.ts'
import type { Topic } from '#content/copy/docs/topic.ts'
import { docsFacts } from '#content/docs/facts.ts'
import { languages, type KnownLanguage } from '#content/languages.ts'
import * as iconPaths from '#design/Icon/icon-paths.ts'

function read(code: KnownLanguage) {
  const facts: Readonly<Record<string, string>> | undefined = docsFacts[code]
  // A language that is not spoken yet may lack its topics.
  if (!facts && !languages[code].isEnabled) return []
  return readTopics({ folder: `src/content/${code}/docs`, facts: facts ?? {}, icons: Object.keys(iconPaths) })
}

/** The Markdown of the documentation, read and checked, by language. */
export const topics = Object.fromEntries(
  (Object.keys(languages) as KnownLanguage[]).map((code) => [code, read(code)]),
) as Readonly<Record<KnownLanguage, readonly Topic[]>>
