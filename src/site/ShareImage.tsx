import { cloth, light } from '#design/palette.ts'
import { brand } from '#facts/brand.ts'

type ShareImageProps = { readonly title: string }

const lineLength = 22
const mostLines = 3

/** 1200x630: the page's title on ruled lines that run right and become hills. Text is set in the site's one font. */
export function ShareImage({ title }: ShareImageProps) {
  const lines = breakLines(title, lineLength).slice(0, mostLines)
  const size = 116
  const step = 128
  const top = 200
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <path fill={light.paper} d="M0 0h1200v630H0z" />
      <path fill={light.t1} d="M500 330C660 330 740 180 880 180s180 60 320 20v430H500z" />
      <path fill={light.t2} d="M560 460c160 0 260-150 400-150s150 60 240 40v280H560z" />
      <path fill={light.t3} d="M640 560c150 0 240-130 360-130 90 0 140 20 200 30v170H640z" />
      <path fill={light.green} d="M0 560h1200v70H0z" />
      {lines.map((line, index) => (
        <g key={line}>
          <path stroke={light.ink} strokeWidth="3" d={`M70 ${top + index * step + 14}H${index === 0 ? 600 : 660}`} />
          <text x="68" y={top + index * step} fontFamily="Truculenta" fontWeight="800" fontSize={size} fill={light.ink}>
            {line}
          </text>
        </g>
      ))}
      <text x="70" y="609" fontFamily="Truculenta" fontWeight="800" fontSize="38" fill={light.paper}>
        {brand.product}
      </text>
      <path fill={cloth.maize} d="M1110 578l18 18-18 18-18-18z" />
    </svg>
  )
}

/** Breaks text at spaces into lines of at most `most` characters where words allow it. */
export function breakLines(text: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
