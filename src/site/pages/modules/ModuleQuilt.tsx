import type { ModulesCopy } from '#content/copy/modules.ts'
import { DiamondList } from '#design/DiamondList/DiamondList.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { Pattern } from '#design/Pattern/Pattern.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { modules, type ModuleId } from '#facts/modules.ts'
import { Action } from '#site/sections/Actions/Action.tsx'
import grounds from '#site/sections/ModuleTerraces/grounds.module.css'
import styles from './ModuleQuilt.module.css'

type QuiltWords = ModulesCopy['quilt']

/**
 * The modules sewn together like a cloth: a patch each, in its colour with its motif, and one for those who are not sure.
 * A list, so that listeners hear how many; an article in each, so that on a phone most wait for the first paint (decision 062).
 */
export function ModuleQuilt({ words }: { readonly words: QuiltWords }) {
  const { title, text, action } = words.ask
  return (
    <Terrace className={styles.ground}>
      <Wrap className={styles.head}>
        <h2>{words.heading}</h2>
      </Wrap>
      <div className={styles.quilt}>
        <ul>
          {modules.map(({ id, pattern }) => (
            <li key={id} id={id} className={joinClasses(styles.patch, grounds[id], id === 'retail' && styles.light)}>
              <Pattern name={pattern} className={styles.hem} />
              <article>
                <Patch id={id} words={words} />
              </article>
            </li>
          ))}
        </ul>
        <div id="where-to-begin" className={joinClasses(styles.patch, styles.ask)}>
          <h3>{title}</h3>
          <p className={styles.description}>{text}</p>
          <p>
            <Action action={action} kind="solid" />
          </p>
        </div>
      </div>
    </Terrace>
  )
}

/** One module as it is advertised: what it is for, who uses it, what it does, where it is at home (DATA-15). */
function Patch({ id, words }: { readonly id: ModuleId; readonly words: QuiltWords }) {
  const { title, description, users, features, businessTypes, link } = words.each[id]
  return (
    <>
      <h3>{title}</h3>
      <p className={styles.description}>{description}</p>
      <DiamondList className={styles.features} items={features} />
      <dl className={styles.facts}>
        <div>
          <dt>{words.usersLabel}</dt>
          <dd>{users}</dd>
        </div>
        <div>
          <dt>{words.typesLabel}</dt>
          <dd>{businessTypes.join(', ')}</dd>
        </div>
      </dl>
      <p>
        <Action action={link} kind="text" />
      </p>
    </>
  )
}
