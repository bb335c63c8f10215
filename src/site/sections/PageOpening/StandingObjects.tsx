import { createContext, use, type ReactNode } from 'react'
import styles from './StandingObjects.module.css'

/** Colours a thing may have. */
const tones = {
  pharmacy: 'var(--thing-green)',
  retail: 'var(--m-retail)',
  hotel: 'var(--thing-blue)',
  leaf: 'var(--leaf)',
  red: 'var(--thing-red)',
  soil: 'var(--thing-brown)',
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
const gap = 3
/** Between the headline and the first of them, in ems. */
const apart = 0.28

const inEms = (units: number) => `${units / lineHeight}em`

/** How wide the headline is that they stand beside, in ems. */
export const HeadlineWidth = createContext(0)

/**
 * The objects of a trade on the rules of its headline. They run out of the page at the right, as a shelf would; a phone
 * has room for few and shows those that it shows whole.
 */
export function StandingObjects<Name extends string>({ shapes, rows }: StandingObjectsProps<Name>) {
  const drawings = Object.entries<Shape>(shapes)
  const start = Math.round((use(HeadlineWidth) + apart) * lineHeight)
  return (
    <span className={styles.objects} aria-hidden="true">
      {rows.map((row, index) => (
        <span key={index}>
          <svg width={inEms(start)}>
            {index === 0 && (
              <defs>
                {drawings.map(([name, { drawing }]) => (
                  <g key={name} id={name}>
                    {drawing}
                  </g>
                ))}
              </defs>
            )}
          </svg>
          {place(row, shapes).map(({ name, tone, before, width }, at) => (
            <svg
              key={at}
              width={inEms(before + width)}
              viewBox={`${-before} ${-lineHeight} ${before + width} ${lineHeight}`}
              fill={tones[tone]}
            >
              <use href={`#${name}`} />
            </svg>
          ))}
        </span>
      ))}
    </span>
  )
}

function place<Name extends string>(row: ShelfRow<Name>, shapes: Readonly<Record<Name, Shape>>) {
  const placed: { name: Name; tone: Tone; before: number; width: number }[] = []
  let before = 0
  for (const item of row) {
    if (typeof item === 'number') {
      before += item
      continue
    }
    const [name, tone] = item
    placed.push({ name, tone, before, width: shapes[name].width })
    before = gap
  }
  return placed
}
