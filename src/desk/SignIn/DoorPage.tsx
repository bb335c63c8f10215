import type { ReactNode } from 'react'
import { desk } from '#content/team/desk.ts'
import { Band } from '#design/Band/Band.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Hills } from '#design/Hills/Hills.tsx'
import { SkipLink } from '#design/SkipLink/SkipLink.tsx'
import { BrandLink } from '../Frame/DeskFrame.tsx'
import styles from './DoorPage.module.css'

type DoorPageProps = {
  readonly heading: string
  /** Said beside the slip. */
  readonly tell?: ReactNode
  readonly children: ReactNode
}

/** A page for those who are not inside yet: the headline on its rule, hills beside it, a slip on forest below. */
export function DoorPage({ heading, tell, children }: DoorPageProps) {
  return (
    <div className={styles.page}>
      <SkipLink words={desk.skip} />
      <header>
        <Wrap className={styles.top}>
          <BrandLink />
        </Wrap>
      </header>
      <main id="main" className={styles.main}>
        <Wrap className={styles.opening}>
          <h1>{heading}</h1>
          <Hills className={styles.hills} />
        </Wrap>
        <div className={styles.ground}>
          <Wrap className={styles.columns}>
            {children}
            {tell && <p className={styles.tell}>{tell}</p>}
          </Wrap>
        </div>
      </main>
      <Band />
    </div>
  )
}
