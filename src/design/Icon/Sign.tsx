import styles from './Icon.module.css'

/** A drawn sign beside words, never instead of them. Drawn in place: brotli folds the repeats, a sprite would not pay. */
export function Sign({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
