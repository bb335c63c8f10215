import { createContext, use, type ReactNode } from 'react'
import styles from './StandingObjects.module.css'

/** Colours a thing may have. */
const tones = {
  pharmacy: 'var(--m-pharmacy)',
  retail: 'var(--m-retail)',
  restaurant: 'var(--m-restaurant)',
  hotel: 'var(--m-hotel)',
  leaf: 'var(--leaf)',
  red: 'var(--laterite)',
  soil: 'var(--m-inventory)',
} as const
type Tone = keyof typeof tones

/** A thing of the trade, drawn upwards from the point 0,0 where it stands; a line of the headline is 100 high. */
type Shape = { readonly width: number; readonly drawing: ReactNode }

/** From left to right: a thing in its tone, or so much empty shelf. */
export type ShelfRow<Name extends string> = readonly (number | readonly [name: Name, tone: Tone])[]

type StandingObjectsProps<Name extends string> = {
  readonly shapes: Readonly<Record<Name, Shape>>
  /** One row for each line of the headline. */
  readonly rows: readonly ShelfRow<Name>[]
}

const lineHeight = 100
const shelfWidth = 1300
const gap = 3
/** Between the headline and the first of them, in ems. */
const apart = 0.28

/** How wide the headline is that they stand beside, in ems. */
export const HeadlineWidth = createContext(0)

/** The objects of a trade on the rules of its headline. They run out of the page at the right, as a shelf would. */
export function StandingObjects<Name extends string>({ shapes, rows }: StandingObjectsProps<Name>) {
  const drawings = Object.entries<Shape>(shapes)
  const height = rows.length * lineHeight
  const start = Math.round((use(HeadlineWidth) + apart) * lineHeight)
  return (
    <svg
      className={styles.objects}
      viewBox={`${-start} 0 ${start + shelfWidth} ${height}`}
      height={`${rows.length}em`}
      aria-hidden="true"
    >
      <defs>
        {drawings.map(([name, { drawing }]) => (
          <g key={name} id={name}>
            {drawing}
          </g>
        ))}
      </defs>
      {rows.map((row, index) =>
        place(row, shapes).map(({ name, tone, x }) => (
          <use key={`${index} ${x}`} href={`#${name}`} x={x} y={(index + 1) * lineHeight} fill={tones[tone]} />
        )),
      )}
    </svg>
  )
}

function place<Name extends string>(row: ShelfRow<Name>, shapes: Readonly<Record<Name, Shape>>) {
  const placed: { name: Name; tone: Tone; x: number }[] = []
  let x = 0
  for (const item of row) {
    if (typeof item === 'number') {
      x += item
      continue
    }
    const [name, tone] = item
    placed.push({ name, tone, x })
    x += shapes[name].width + gap
  }
  return placed
}
