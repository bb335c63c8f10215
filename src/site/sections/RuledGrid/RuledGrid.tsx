import type { Entry, ListWords } from '#content/page-words.ts'
import type { ModuleId } from '#facts/modules.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Action } from '#site/sections/Actions/Action.tsx'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import styles from './RuledGrid.module.css'

type RuledGridProps = {
  readonly words: ListWords
  readonly id?: string
  /** Colours the rules; green without one. */
  readonly module?: ModuleId
  readonly ground?: 'paper' | 'sunk'
  readonly isFlipped?: boolean
}

/** Many short things of one kind under a heading, each below a rule of its own: capabilities, stories, resources. */
export function RuledGrid({ words, id, module, ground = 'paper', isFlipped }: RuledGridProps) {
  const { heading, note, entries } = words
  return (
    <Terrace
      {...(id ? { id } : {})}
      className={joinClasses(styles[ground], module && grounds[module])}
      isFlipped={isFlipped}
    >
      <Wrap className={styles.inside}>
        <h2>{heading}</h2>
        {note && <p className={styles.note}>{note}</p>}
        <ul className={styles.grid}>
          {entries.map((entry) => (
            <Cell key={entry.title} entry={entry} />
          ))}
        </ul>
      </Wrap>
    </Terrace>
  )
}

function Cell({ entry: { id, title, text, aside, figure, links } }: { readonly entry: Entry }) {
  return (
    <li id={id}>
      {figure && <b className={styles.figure}>{figure}</b>}
      <h3>{title}</h3>
      {aside && <p className={styles.aside}>{aside}</p>}
      <p>{text}</p>
      {links && (
        <p className={styles.links}>
          {links.map((link) => (
            <Action key={link.label} action={link} kind="text" />
          ))}
        </p>
      )}
    </li>
  )
}
