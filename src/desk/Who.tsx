import type { DeskMember } from '#contract/desk.ts'
import { joinClasses } from '#design/join-classes.ts'
import { initialsOf } from './say.ts'
import styles from './Who.module.css'

type WhoProps = {
  /** Null: nobody. */
  readonly member: Pick<DeskMember, 'name' | 'place'> | null
  /** What the diamond means, for those who listen; without it the words beside it say so. */
  readonly label?: string
  readonly isBig?: boolean
}

/** Five colours, then they repeat: the letters carry the meaning. */
const colours = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** A member: a nested diamond with his initials on a colour of his own; empty where there is nobody. */
export function Who({ member, label, isBig }: WhoProps) {
  const colour = member ? (colours[member.place % colours.length] ?? 'first') : 'none'
  const meaning = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <span className={joinClasses(styles.who, styles[colour], isBig && styles.big)} {...meaning}>
      {member && initialsOf(member.name)}
    </span>
  )
}
