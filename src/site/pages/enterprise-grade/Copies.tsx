import type { EnterpriseGradeCopy } from '#content/copy/enterprise-grade.ts'
import { joinClasses } from '#design/join-classes.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import warning from '#site/sections/module-scenes/warn.module.css'
import styles from './Copies.module.css'

/** Data centers as cabinets of ledgers; the one that is away is drawn in outline. */
export function Copies({
  words: { label, title, centers, note },
}: {
  readonly words: EnterpriseGradeCopy['scenes']['copies']
}) {
  return (
    <Scene label={label} title={title} aside={note}>
      <table>
        <tbody>
          {centers.map(({ name, says, detail, isAway }) => (
            <tr key={name}>
              <td className={styles.center}>
                <svg className={joinClasses(isAway && styles.away)} viewBox="0 0 56 44" width="56" height="44">
                  <path d="M1 1h54v9H1zM1 12h54v9H1zM1 23h54v9H1zM1 34h54v9H1z" />
                </svg>
                <b>{name}</b>
                <small>{detail}</small>
              </td>
              <td className={joinClasses(isAway && warning.warn)}>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
