import type { LandingCopy } from '#content/copy/landing.ts'
import type { SceneCopy } from '#content/copy/landing-scenes.ts'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { modules } from '#facts/modules.ts'
import type { Language } from '#content/languages.ts'
import { drawModuleScene } from '#site/sections/module-scenes/draw-module-scene.tsx'
import { OwnerPhone } from '#site/sections/module-scenes/OwnerPhone.tsx'
import { ModuleTerrace } from './ModuleTerrace.tsx'
import styles from './ModuleTerraces.module.css'

type ModuleTerracesProps = {
  readonly copy: LandingCopy['modules']
  readonly scenes: SceneCopy
  readonly newTab: string
  readonly language: Language
}

/** The seven modules, one terrace each down the hillside (LAND-5..15), with a list of jumps before the first. */
export function ModuleTerraces({ copy, scenes, newTab, language }: ModuleTerracesProps) {
  return (
    <section id="modules">
      <div className={styles.ground}>
        <Wrap className={styles.split}>
          <div className={styles.intro}>
            <h2>
              {copy.heading[0]}
              <br />
              {copy.heading[1]}
            </h2>
            <p>{copy.text}</p>
            <nav aria-label={copy.jumpLabel}>
              <ul className={styles.jumps}>
                {modules.map(({ id }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{copy.each[id].short}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <OwnerPhone copy={scenes.phone} language={language} />
        </Wrap>
      </div>
      {modules.map((module, index) => (
        <ModuleTerrace
          key={module.id}
          module={module}
          copy={copy.each[module.id]}
          words={{ ready: copy.ready, access: copy.access, newTab }}
          isFlipped={index % 2 === 1}
        >
          {drawModuleScene(module.id, scenes, language)}
        </ModuleTerrace>
      ))}
    </section>
  )
}
