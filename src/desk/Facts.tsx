import styles from './Facts.module.css'

/** `href`: where what is said leads. */
export type Fact = readonly [label: string, said: string, href?: string]

/** What is known of somebody, line by line; of what is empty nothing is said. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, said, href]) =>
        said === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{said}</a> : said}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
