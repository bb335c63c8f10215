import type { LandingCopy } from '#content/copy/landing.ts'
import { RuledList } from '#design/RuledList/RuledList.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './About.module.css'

/** Where the suite comes from, and six points as a ruled list (LAND-16). */
export function About({ copy }: { readonly copy: LandingCopy['about'] }) {
  return (
    <Terrace id="about" className={styles.about} isFlipped>
      <Wrap className={styles.split}>
        <div>
          <h2>{copy.heading}</h2>
          <p>{copy.text}</p>
        </div>
        <RuledList entries={copy.points} />
      </Wrap>
    </Terrace>
  )
}
