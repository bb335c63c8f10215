import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { topicIds } from '#content/copy/docs/topic.ts'
import type { Topic } from '#content/copy/docs/topic.ts'
import { MarkdownProblem } from './markdown-problem.ts'
import { readTopic } from './read-topic.ts'

type TopicsSource = {
  /** Where the nine Markdown files lie, from the working directory. */
  readonly folder: string
  readonly facts: Readonly<Record<string, string>>
  readonly icons: readonly string[]
  /** Addresses of the site that a topic may link to, beside the anchors of all topics. */
  readonly addresses: readonly string[]
}

/** All topics in their order (DOCS-2). Throws a MarkdownProblem for whatever a reader would stumble over. */
export function readTopics({ folder, facts, icons, addresses }: TopicsSource): readonly Topic[] {
  const readings = topicIds.map((id) => {
    const file = join(folder, `${id}.md`)
    return { file, ...readTopic({ id, file, source: readFileSync(file, 'utf8'), facts, icons }) }
  })
  const anchors = readings.flatMap(({ topic }) => [topic.id, ...topic.subsections.map(({ id }) => id)])
  const targets = new Set([...addresses, ...anchors.map((anchor) => `#${anchor}`)])
  const unwritten = new Set(
    readings
      .filter(({ topic }) => !topic.isWritten)
      .flatMap(({ topic }) => [topic.id, ...topic.subsections.map(({ id }) => id)].map((anchor) => `#${anchor}`)),
  )
  for (const { file, links } of readings) {
    const dead = links.find(({ href }) => !targets.has(href))
    if (dead) throw new MarkdownProblem(file, dead.line, `The link to '${dead.href}' leads nowhere.`)
    const early = links.find(({ href }) => unwritten.has(href))
    if (early) throw new MarkdownProblem(file, early.line, `What '${early.href}' names is not written yet.`)
  }
  return readings.map(({ topic }) => topic)
}
