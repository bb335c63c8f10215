import type { ActionWords, Entry, ListWords } from '#content/page-words.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Tag } from '#design/Tag/Tag.tsx'
import { Action } from '#site/sections/Actions/Action.tsx'
import { Spread } from '#site/sections/Spread/Spread.tsx'
import styles from './RuledList.module.css'

type RuledListProps = {
  readonly words: ListWords
  readonly id?: string
  readonly isFlipped?: boolean
  /** Paper by default; `sunk` tells a list apart from the one before it. */
  readonly ground?: 'paper' | 'sunk'
  /** Counts the rows, where one follows the other. */
  readonly isNumbered?: boolean
}

/** A heading beside ruled rows: what a notebook does where other sites put boxes. */
export function RuledList({ words, id, isFlipped, ground = 'paper', isNumbered }: RuledListProps) {
  const { heading, note, actions = [], entries } = words
  const hasMargin = entries.some(({ aside, figure }) => aside ?? figure)
  return (
    <Spread
      {...(id ? { id } : {})}
      heading={heading}
      notes={note ? [note] : []}
      actions={actions}
      ground={ground}
      isFlipped={isFlipped}
    >
      <dl className={joinClasses(styles.rows, hasMargin && styles.margined, isNumbered && styles.numbered)}>
        {entries.map((entry) => (
          <Row key={entry.title} entry={entry} />
        ))}
      </dl>
    </Spread>
  )
}

function Row({ entry: { id, title, text, aside, figure, tag, links } }: { readonly entry: Entry }) {
  return (
    <div id={id} className={styles.row}>
      <dt>
        {title} {tag && <Tag isFilled={figure !== undefined}>{tag}</Tag>}
      </dt>
      {(figure ?? aside) && (
        <dd className={styles.margin}>
          {figure && <b>{figure} </b>}
          {aside}
        </dd>
      )}
      <dd>
        {text}
        <Links links={links} />
      </dd>
    </div>
  )
}

function Links({ links }: { readonly links: readonly ActionWords[] | undefined }) {
  if (!links) return null
  return (
    <p className={styles.links}>
      {links.map((link) => (
        <Action key={link.label} action={link} kind="text" />
      ))}
    </p>
  )
}
