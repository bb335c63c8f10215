import styles from './SkipLink.module.css'

type SkipLinkProps = { readonly words: string }

/** The first thing a keyboard meets (NAV-27): past the header to what the page is about. */
export function SkipLink({ words }: SkipLinkProps) {
  return (
    <a className={styles.skip} href="#main">
      {words}
    </a>
  )
}
