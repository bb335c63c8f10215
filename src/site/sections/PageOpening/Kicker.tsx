import styles from './Kicker.module.css'

/** The few words above a headline that say where one is. */
export function Kicker({ text }: { readonly text: string }) {
  return <p className={styles.kicker}>{text}</p>
}
