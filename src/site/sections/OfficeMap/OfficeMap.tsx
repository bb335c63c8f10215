import { Icon } from '#design/Icon/Icon.tsx'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { headquarters, offices, type Office, type OfficeId } from '#facts/offices.ts'
import { project, viewBox } from './africa.tsx'
import { openStreetMapUrl } from './open-street-map-url.ts'
import styles from './OfficeMap.module.css'

type OfficeMapProps = {
  readonly copy: {
    readonly mapLabel: string
    readonly mapNote: string
    readonly openMap: string
    readonly equator: string
  }
  readonly newTab: string
}

/** Where each name stands beside its mark, so that none covers another: units to the right and down, and its anchor (its start without one). */
const labels: Readonly<Record<OfficeId, readonly [number, number, ('start' | 'middle' | 'end')?]>> = {
  kigali: [-4, 8, 'end'],
  kampala: [4, -2],
  bafoussam: [4, 0],
  luanda: [-4, 4, 'end'],
  abidjan: [4, -4, 'middle'],
}

function placeLabel(office: Office) {
  const { x, y } = project(office)
  const [right, down, textAnchor] = labels[office.id]
  return { x: x + right, y: y + down, textAnchor }
}

/** The offices on Africa, drawn when the site is built; a link opens the headquarters on a street map (LAND-21). */
export function OfficeMap({ copy, newTab }: OfficeMapProps) {
  return (
    <figure className={styles.map}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in place cannot be an img element */}
      <svg viewBox={viewBox} role="img" aria-label={copy.mapLabel}>
        <use href="#africa" />
        <path stroke="var(--ink)" strokeWidth=".6" d="M-36 0h142" />
        <g paintOrder="stroke">
          <text x="-35" y="6">
            {copy.equator}
          </text>
          {offices.map((office) => (
            <text key={office.id} {...placeLabel(office)}>
              {office.city}
            </text>
          ))}
        </g>
      </svg>
      <figcaption>
        {copy.mapNote}
        <NewTabLink href={openStreetMapUrl(headquarters)} note={newTab}>
          {copy.openMap}
          <Icon name="out" />
        </NewTabLink>
      </figcaption>
    </figure>
  )
}
