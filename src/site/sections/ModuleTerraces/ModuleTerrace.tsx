import type { ReactNode } from 'react'
import type { LandingCopy } from '#content/copy/landing.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { NewTabButton } from '#design/NewTabLink/NewTabButton.tsx'
import { Pattern } from '#design/Pattern/Pattern.tsx'
import { Tag } from '#design/Tag/Tag.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import type { modules, ModuleId } from '#facts/modules.ts'
import grounds from './grounds.module.css'
import styles from './ModuleTerrace.module.css'

type ModuleTerraceProps = {
  readonly module: (typeof modules)[number]
  readonly copy: LandingCopy['modules']['each'][ModuleId]
  readonly words: { readonly ready: string; readonly access: string; readonly newTab: string }
  readonly isFlipped: boolean
  /** The drawn scene, standing behind the next terrace. */
  readonly children: ReactNode
}

/** One module on a ground of its own colour, its motif painted down the left edge (LAND-6..8). */
export function ModuleTerrace({ module, copy, words, isFlipped, children }: ModuleTerraceProps) {
  return (
    <Terrace
      as="article"
      id={module.id}
      className={joinClasses(styles.module, grounds[module.id], isFlipped && styles.flipped)}
      isFlipped={isFlipped}
    >
      <Pattern name={module.pattern} className={styles.pillar} />
      <Wrap className={styles.split}>
        <div>
          <Tag>{words.ready}</Tag>
          <h3>{copy.name}</h3>
          <p>{copy.text}</p>
          <DiamondList className={styles.points} items={copy.points} />
          <NewTabButton href={module.target} note={`: ${copy.name}${words.newTab}`}>
            {words.access}
            <Icon name="out" />
          </NewTabButton>
        </div>
        {children}
      </Wrap>
    </Terrace>
  )
}
