import type { LandingCopy } from '#content/copy/landing.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { RuledList } from '#design/RuledList/RuledList.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './Technology.module.css'

/** A sheet of what the suite is made of, six categories (LAND-17, LAND-18). */
export function Technology({ copy }: { readonly copy: LandingCopy['technology'] }) {
  return (
    <Terrace id="technology" className={styles.technology}>
      <Wrap className={styles.sheet}>
        <h2>{copy.heading}</h2>
        <RuledList
          entries={copy.categories.map(({ title, items }) => ({ title, text: <DiamondList items={items} /> }))}
        />
      </Wrap>
    </Terrace>
  )
}
