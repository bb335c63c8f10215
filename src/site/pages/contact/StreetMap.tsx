import type { ContactCopy } from '#content/copy/contact.ts'
import { Button } from '#design/Button/Button.tsx'
import { Field } from '#design/Field/Field.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { offices } from '#facts/offices.ts'
import { openStreetMapFrameUrl, openStreetMapUrl } from '#site/sections/OfficeMap/open-street-map-url.ts'
import styles from './StreetMap.module.css'

type StreetMapProps = { readonly words: ContactCopy['streetMap']; readonly newTab: string }

/**
 * The way to the door on a street map of another provider: as links, and in the page once the visitor asks for it. The
 * controls are shown by their script, so that nobody without it meets a button that does nothing.
 */
export function StreetMap({ words, newTab }: StreetMapProps) {
  const places = words.places.flatMap((place) => {
    const office = offices.find(({ id }) => id === place.id)
    return office ? [{ ...place, office }] : []
  })
  return (
    <Terrace id="map" className={styles.sunk}>
      <Wrap className={styles.columns}>
        <div>
          <h2>{words.heading}</h2>
          {words.note.map((paragraph) => (
            <p key={paragraph} className={styles.note}>
              {paragraph}
            </p>
          ))}
        </div>
        <div data-behaviour="office-map">
          <div className={styles.controls} data-map-controls hidden>
            <Field id="map-office" label={words.office}>
              {(control) => (
                <select {...control}>
                  {places.map(({ id, frame, office }) => (
                    <option key={id} value={openStreetMapFrameUrl(office)} data-frame={frame}>
                      {office.city}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Button type="button" aria-expanded="false" aria-controls="map-place" data-hide={words.hide}>
              {words.show}
            </Button>
            <label className={styles.always} data-map-always hidden>
              <input type="checkbox" /> {words.always}
            </label>
          </div>
          <div id="map-place" className={styles.place} data-map-place />
          <ul className={styles.links}>
            {places.map(({ id, link, office }) => (
              <li key={id}>
                <NewTabLink href={openStreetMapUrl(office)} note={newTab}>
                  {link}
                  <Icon name="out" />
                </NewTabLink>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </Terrace>
  )
}
