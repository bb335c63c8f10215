import type { DocumentationCopy } from '#content/copy/documentation.ts'
import type { Topic } from '#content/copy/docs/topic.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Blocks } from './Blocks.tsx'
import { Line } from './Line.tsx'
import styles from './Topics.module.css'
import { Turn } from './Turn.tsx'
import { Unwritten } from './Unwritten.tsx'

/** All nine topics below each other (DOCS-2); the script shows one at a time. */
export function Topics({ copy }: { readonly copy: DocumentationCopy }) {
  const { topics } = copy
  return topics.map((topic, index) => (
    <article key={topic.id} id={topic.id} className={joinClasses(styles.prose, styles.topic)} data-topic="">
      <h2>{topic.title}</h2>
      <p className={styles.lead}>
        <Line text={topic.lead} />
      </p>
      {topic.isWritten ? <Subsections topic={topic} /> : <Unwritten topic={topic} words={copy.unwritten} />}
      <Turn words={copy.turn} before={topics[index - 1]} after={topics[index + 1]} />
    </article>
  ))
}

function Subsections({ topic }: { readonly topic: Topic }) {
  return topic.subsections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={styles.subsection}>
      <h3>{title}</h3>
      <Blocks blocks={blocks} />
    </section>
  ))
}
