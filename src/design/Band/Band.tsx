import styles from './Band.module.css'

/** A strip of imigongo, the brand's own. A background, so that it may stand more than once on a page. */
export function Band() {
  return <div className={styles.band} />
}
