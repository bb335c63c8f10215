import type { WomenEmpowermentCopy } from '#content/copy/women-empowerment.ts'
import { yearOfSales } from '#content/sample-data.ts'
import { formatAmount } from '#site/format-amount.ts'
import type { Language } from '#content/languages.ts'
import { Scene } from '#site/sections/module-scenes/Scene.tsx'
import styles from './LenderYear.module.css'

type LenderYearProps = { readonly words: WomenEmpowermentCopy['scenes']['year']; readonly language: Language }

const chart = { width: 480, height: 150, barWidth: 28 } as const
const step = chart.width / 12

/** A year of sales by month, cash below and mobile money on top of it, with both sums. */
export function LenderYear({ words: { months, cash, mobile, total, ...head }, language }: LenderYearProps) {
  const most = Math.max(...yearOfSales.map((month) => month.cash + month.mobile))
  const scale = (amount: number) => Math.round((amount / most) * chart.height)
  const sumOf = (kind: 'cash' | 'mobile') => yearOfSales.reduce((sum, month) => sum + month[kind], 0)
  const sums = [
    { name: cash, amount: sumOf('cash'), look: styles.cash },
    { name: mobile, amount: sumOf('mobile'), look: styles.mobile },
    { name: total, amount: sumOf('cash') + sumOf('mobile'), look: undefined },
  ]
  const draw = (kind: 'cash' | 'mobile') =>
    yearOfSales
      .map((month, index) => {
        const foot = chart.height - (kind === 'mobile' ? scale(month.cash) : 0)
        return `M${index * step} ${foot}h${chart.barWidth}v${-scale(month[kind])}h${-chart.barWidth}z`
      })
      .join('')
  return (
    <Scene {...head}>
      <svg className={styles.chart} viewBox={`0 0 ${chart.width - step + chart.barWidth} ${chart.height + 22}`}>
        <path className={styles.cash} d={draw('cash')} />
        <path className={styles.mobile} d={draw('mobile')} />
        {Array.from(months, (name, index) => (
          <text key={index * step} x={index * step + chart.barWidth / 2} y={chart.height + 18}>
            {name}
          </text>
        ))}
      </svg>
      <table>
        <tbody>
          {sums.map(({ name, amount, look }) => (
            <tr key={name}>
              <td>
                {look && (
                  <svg className={styles.key} viewBox="0 0 10 10">
                    <path className={look} d="M0 0h10v10H0z" />
                  </svg>
                )}
                {name}
              </td>
              <td>{formatAmount(amount, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  )
}
