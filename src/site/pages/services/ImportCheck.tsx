import type { ServicesCopy } from '#content/copy/services.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './ImportCheck.module.css'

type ImportCheckProps = { readonly words: ServicesCopy['scenes']['importCheck']; readonly language: Language }

/** The bar's length; its parts are in proportion to the lines they stand for. */
const barWidth = 400

/** What became of a customer's list: the lines that are ready, and those that wait for an answer. */
export function ImportCheck({ words: { label, title, aside, ready, open, total }, language }: ImportCheckProps) {
  const lines = open.reduce((sum, row) => sum + row.lines, ready.lines)
  const readyWidth = Math.round((ready.lines / lines) * barWidth)
  return (
    <Scene label={label} title={title} aside={aside}>
      <svg className={styles.bar} viewBox={`0 0 ${barWidth} 22`}>
        <path fill="var(--leaf)" d={`M0 0h${readyWidth - 2}v22H0z`} />
        <path fill="var(--red)" d={`M${readyWidth} 0H${barWidth}v22H${readyWidth}z`} />
      </svg>
      <table>
        <tbody>
          <tr>
            <td>{ready.name}</td>
            <td>{formatAmount(ready.lines, language)}</td>
          </tr>
          {open.map(({ name, example, lines: count }) => (
            <tr key={name}>
              <td>
                <span className={styles.open}>{name}</span>
                <small>{example}</small>
              </td>
              <td>{formatAmount(count, language)}</td>
            </tr>
          ))}
          <tr>
            <td>
              <b>{total}</b>
            </td>
            <td>
              <b>{formatAmount(lines, language)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </Scene>
  )
}
