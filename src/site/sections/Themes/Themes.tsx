import type { ReactNode } from 'react'
import type { ThemeWords } from '#content/page-words.ts'
import type { ModuleId } from '#facts/modules.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import styles from './Themes.module.css'

type ThemesProps<Id extends string> = {
  readonly words: {
    readonly heading: string
    readonly exampleLabel: string
    readonly themes: readonly (ThemeWords & { readonly id: Id })[]
  }
  /** One picture or table for each theme, by its id. */
  readonly pictures: Readonly<Record<NoInfer<Id>, ReactNode>>
  readonly module?: ModuleId
}

/** The themes of a feature page: what it is, an example from a shop, and a picture of it. */
export function Themes<Id extends string>({ words, pictures, module }: ThemesProps<Id>) {
  return (
    <Terrace className={joinClasses(styles.paper, module && grounds[module])}>
      <Wrap className={styles.inside}>
        <h2>{words.heading}</h2>
        {words.themes.map(({ id, title, text, example }) => (
          <article key={id} id={id} className={styles.theme}>
            <div>
              <h3>{title}</h3>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p className={styles.example} data-sample>
                <b>{words.exampleLabel}</b> {example}
              </p>
            </div>
            {pictures[id]}
          </article>
        ))}
      </Wrap>
    </Terrace>
  )
}
