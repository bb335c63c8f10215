import type { EnvironmentFriendlyCopy } from '#content/copy/environment-friendly.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './ReceiptKinds.module.css'

type ReceiptKindsProps = { readonly words: EnvironmentFriendlyCopy['scenes']['receipts'] }

const barWidth = 100

/** How the customers of one day wanted their receipts, and how much paper that left on the roll. */
export function ReceiptKinds({ words: { kinds, paperLength, saved, ...head } }: ReceiptKindsProps) {
  const most = Math.max(...kinds.map(({ count }) => count))
  const unprinted = kinds.reduce((sum, { count, isPrinted }) => (isPrinted ? sum : sum + count), 0)
  return (
    <Scene {...head}>
      <table>
        <tbody>
          {kinds.map(({ name, count, isPrinted }) => (
            <tr key={name}>
              <td className={styles.kind}>
                {name}
                <svg viewBox={`0 0 ${barWidth} 6`}>
                  <path
                    fill={isPrinted ? 'var(--red)' : 'var(--leaf)'}
                    d={`M0 0h${Math.round((count / most) * barWidth)}v6H0z`}
                  />
                </svg>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.saved}>
        <b>{Math.round((unprinted * paperLength) / 100)}</b> {saved}
      </p>
    </Scene>
  )
}
