import type { ReactNode } from 'react'
import type { OpeningWords } from '#content/page-words.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Pattern } from '#design/Pattern/Pattern.tsx'
import type { PatternName } from '#design/Pattern/pattern-shapes.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { displayWidth, figureWidth } from '#site/display-width.ts'
import { Actions } from '#site/sections/Actions/Actions.tsx'
import { OpeningEnd } from './OpeningEnd.tsx'
import { PageHeading } from './PageHeading.tsx'
import { HeadlineWidth } from './StandingObjects.tsx'
import styles from './PageOpening.module.css'

/** The painted motif of each ground: a module owns one, the brand's own forest has none. */
const motifs = {
  forest: null,
  pharmacy: 'diamonds',
  inventory: 'peaks',
  restaurant: 'waves',
  hotel: 'crosses',
  retail: 'hourglasses',
  backoffice: 'herringbone',
  crm: 'arrows',
} as const satisfies Record<string, PatternName | null>

/** A headline with a line longer than this is set a size smaller, so that a phone shows the line unbroken. */
const longestGreatLine = 14

/** A last line that reaches below its baseline hangs above the rule, where the ground cannot cut it. */
const descender = /[gjpqyQ,;]/

type PageOpeningProps = {
  readonly words: OpeningWords
  readonly ground?: keyof typeof motifs
  /** Rules every line of the headline instead of the last one only. */
  readonly isRuled?: boolean
  /** Stands on the rules beside the headline. */
  readonly objects?: ReactNode
  /** Stands below the lead. */
  readonly children?: ReactNode
}

/** The head of a page: the headline stands on a rule of the notebook, and below the rule the ground begins. */
export function PageOpening({ words, ground = 'forest', isRuled, objects, children }: PageOpeningProps) {
  const { kicker, headline, lead, actions, facts } = words
  const motif = motifs[ground]
  const isStanding = !descender.test(headline.at(-1) ?? '')
  const isLong = headline.some((line) => line.length > longestGreatLine)
  return (
    <section className={styles.opening}>
      <Wrap className={styles.head}>
        <PageHeading
          kicker={kicker}
          className={joinClasses(
            styles.headline,
            isStanding ? styles.standing : styles.hanging,
            isLong && styles.long,
            isRuled && styles.ruled,
          )}
        >
          <span>
            {headline.map((line) => (
              <span key={line}>{line} </span>
            ))}
            <HeadlineWidth value={Math.max(...headline.map(displayWidth))}>{objects}</HeadlineWidth>
          </span>
        </PageHeading>
      </Wrap>
      <div className={joinClasses(styles.ground, ground !== 'forest' && styles[ground])}>
        {motif && <Pattern name={motif} className={styles.pillar} />}
        <Wrap className={styles.columns}>
          <div>
            <p className={styles.lead}>{lead}</p>
            {children}
            <Actions actions={actions} />
          </div>
          {facts && (
            <dl className={styles.facts}>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd data-width={figureWidth(value).toFixed(2)}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Wrap>
      </div>
      <OpeningEnd />
    </section>
  )
}
