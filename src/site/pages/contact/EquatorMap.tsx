import type { ContactCopy } from '#content/copy/contact.ts'
import { headquarters, offices, type Office, type OfficeId } from '#facts/offices.ts'
import styles from './EquatorMap.module.css'

/**
 * Africa along the Equator in an equirectangular projection, ten units a degree, cut like the display type. The Equator
 * is y = 0 and Greenwich x = 0; the shapes were drawn from the frame's corner and are moved there.
 */
const unitsPerDegree = 10
const frame = { left: -115, top: -145, width: 530, height: 300 }

const land =
  'M234 300l3-11 5-13 9-11 1-13-8-15 3-6-9-25-1-3-3-8-8-10-17-19-6-10 7-21 1-13 2-8-13-17-26 5-16-20-16 0-8 2-8 2-31 12-9-3-11-2-18 2-19 6-13-4-24-20-11 0 0-97 547 0 0 180-12 9-11 21-4 18 6 3-2 17 11 18 3 39 2 5-6 8-283 0z'
const countries =
  'M454 155l-35 1-8 2 3-19 13-16-4-13 26-3 6-5 10 24-11 18zM260 16l4 7 0 13 6 9-13 0-2 5 10 7 3 14-8 12 0 15 15 24-1 6-16-5-12-1-18 0-17 0 2-8-13-17 7-16 9-6 10 4 6-4 5-13 6-4 8-21 8-8-2-9zM234 300l3-11 5-13 9-11 1-13-8-15 3-6-9-25 11-2 29 0 12 22 15-1 4-8 23 1 5 38 17-2 1 20-21 0 0 26-100 0zM35 43l26-2 11 8 15 0 2 14-6 19 3 13-11-2-18 2-19 6 1-13-10-8 2-12 6-9-5-12zM419 156l1 13-15 4 6-15z'

/** Where each name stands beside its mark: units to the right and down, and its anchor. */
const labels = {
  kigali: [-16, 14, 'end'],
  kampala: [8, -15, 'middle'],
  bafoussam: [13, -4, 'start'],
  luanda: [13, 8, 'start'],
  abidjan: [0, 27, 'middle'],
} as const satisfies Record<OfficeId, readonly [right: number, down: number, anchor: string]>

/** Half the height of a mark; the headquarters' is the greater. */
const markSize = { branch: 6, headquarters: 10 }

type EquatorMapProps = { readonly words: Pick<ContactCopy['opening'], 'map' | 'equator'> }

/** The offices by the line they all sit near (CONT-6). Drawn when the site is built. */
export function EquatorMap({ words }: EquatorMapProps) {
  const { left, top, width, height } = frame
  const branches = offices.filter((office) => office !== headquarters)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in place cannot be an img element
    <svg className={styles.map} viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={words.map}>
      <pattern id="equator-ledger" width="9" height="6.45" patternUnits="userSpaceOnUse">
        <path stroke="var(--edge)" strokeWidth=".8" d="M0 3.5h9" />
      </pattern>
      <g transform={`translate(${left} ${top})`}>
        <path fill="url(#equator-ledger)" d={land} />
        <path fill="var(--leaf)" d={countries} />
      </g>
      <path className={styles.equator} d={`M${left} 0h${width}`} />
      <path className={styles.headquarters} d={mark(headquarters)} />
      <g paintOrder="stroke">
        <path className={styles.branch} d={branches.map(mark).join('')} />
        <text className={styles.name} x="6" y="-7">
          {words.equator}
        </text>
        {offices.map((office) => (
          <text key={office.id} {...placeLabel(office)}>
            {office.city}
          </text>
        ))}
      </g>
    </svg>
  )
}

function project({ latitude, longitude }: Office) {
  return { x: Math.round(longitude * unitsPerDegree), y: Math.round(-latitude * unitsPerDegree) }
}

function mark(office: Office) {
  const { x, y } = project(office)
  const size = office.isHeadquarters ? markSize.headquarters : markSize.branch
  return `M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`
}

function placeLabel(office: Office) {
  const { x, y } = project(office)
  const [right, down, textAnchor] = labels[office.id]
  return { x: x + right, y: y + down, textAnchor }
}
