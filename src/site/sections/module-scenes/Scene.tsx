import type { ReactNode } from 'react'
import { Slip } from '#design/Slip/Slip.tsx'
import styles from './Scene.module.css'

type SceneProps = {
  /** One sentence for those who do not see the drawing. */
  readonly label: string
  readonly title: string
  readonly aside?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A moment of the product, drawn on a paper slip that stands behind the next terrace. */
export function Scene({ label, title, aside = '', className, children }: SceneProps) {
  return (
    <figure className={styles.scene} aria-label={label} data-sample>
      <Slip className={className} title={title} aside={aside}>
        {children}
      </Slip>
    </figure>
  )
}
