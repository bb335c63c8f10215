import { Africa, viewBox } from '#site/sections/OfficeMap/africa.tsx'
import styles from './FooterMap.module.css'

/** The offices on a small map that leads to their addresses (NAV-40). */
export function FooterMap({ label }: { readonly label: string }) {
  return (
    <a className={styles.map} href="/contact">
      <svg viewBox={viewBox} aria-hidden="true">
        <Africa />
      </svg>
      {label}
    </a>
  )
}
