import type { ServicesCopy } from '#content/copy/services.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './ServiceList.module.css'

/** Each service with what belongs to it, and what the customer has to have ready. */
export function ServiceList({
  words: { heading, note, bringLabel, entries },
}: {
  readonly words: ServicesCopy['services']
}) {
  return (
    <Terrace id="what-you-bring" className={styles.services} isFlipped>
      <Wrap className={styles.inside}>
        <h2>{heading}</h2>
        <p className={styles.note}>{note}</p>
        {entries.map(({ id, title, text, includes, bring }) => (
          <article key={title} id={id} className={styles.service}>
            <h3>{title}</h3>
            <div>
              <p>{text}</p>
              <p className={styles.bring}>
                <b>{bringLabel}</b> {bring}
              </p>
            </div>
            <DiamondList className={styles.includes} items={includes} />
          </article>
        ))}
      </Wrap>
    </Terrace>
  )
}
