import styles from './Talk.module.css'

/** CHAT-27: three diamonds climb a hill. */
export function Typing({ words }: { readonly words: string }) {
  return (
    <p className={styles.typing} role="status">
      <i />
      <i />
      <i />
      <span>{words}</span>
    </p>
  )
}
