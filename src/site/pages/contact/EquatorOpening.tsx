import type { ContactCopy } from '#content/copy/contact.ts'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import { PageHeading } from '#site/sections/PageOpening/PageHeading.tsx'
import { EquatorMap } from './EquatorMap.tsx'
import { OpeningEnd } from '#site/sections/PageOpening/OpeningEnd.tsx'
import styles from './EquatorOpening.module.css'

/** The headline's rule is the Equator: it runs on into the map, where all offices sit close to it. */
export function EquatorOpening({ words }: { readonly words: ContactCopy['opening'] }) {
  return (
    <section className={styles.opening}>
      <Wrap className={styles.inside}>
        <div className={styles.line}>
          <PageHeading kicker={words.kicker} className={styles.headline}>
            {words.headline.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </PageHeading>
        </div>
        <div className={styles.tell}>
          <p className={styles.lead}>{words.lead}</p>
          <Actions actions={words.actions} />
        </div>
        <EquatorMap words={words} />
      </Wrap>
      <OpeningEnd />
    </section>
  )
}
