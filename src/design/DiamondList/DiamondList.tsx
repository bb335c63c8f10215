import { joinClasses } from '#design/join-classes.ts'
import styles from './DiamondList.module.css'

type DiamondListProps = { readonly className?: string | undefined; readonly items: readonly string[] }

/** A plain list. The small diamond is the only bullet of this house. */
export function DiamondList({ className, items }: DiamondListProps) {
  return (
    <ul className={joinClasses(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
