import styles from './ApiReference.module.css'

type TermsProps = { readonly title: string; readonly terms: readonly (readonly [term: string, meaning: string])[] }

/** Names as they stand in code, and what each means. */
export function Terms({ title, terms }: TermsProps) {
  return (
    <>
      <p className={styles.part}>{title}</p>
      <dl className={styles.terms}>
        {terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>
              <code>{term}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
