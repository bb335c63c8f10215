import type { ReactNode } from 'react'
import { desk } from '#content/en/desk.ts'
import { Band } from '#design/Band/Band.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { BrandLink } from '../Frame/DeskFrame.tsx'
import { Hills } from './Hills.tsx'
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
      <a className={styles.skip} href="#main">
        {desk.skip}
      </a>
      <header>
        <Wrap className={styles.top}>
          <BrandLink />
        </Wrap>
      </header>
      <main id="main" className={styles.main}>
        <Wrap className={styles.opening}>
          <h1>{heading}</h1>
          <Hills />
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
