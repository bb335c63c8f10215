import type { channels } from '#facts/contact.ts'
import type { OfficeId } from '#facts/offices.ts'
import styles from './OpeningNow.module.css'

/** Offices, and the channels somebody sits behind at certain hours. */
type Place = OfficeId | Extract<keyof typeof channels, 'phone' | 'chat'>

/**
 * 'Open now' or 'Opens Monday 08:00', written by the page's script. Empty before and without it, but as high as it will
 * be, so that nothing moves; the hours themselves always stand beside it.
 */
export function OpeningNow({ place }: { readonly place: Place }) {
  return <p className={styles.opening} data-opening={place} />
}
