import { offices } from '#facts/offices.ts'
import { branchCountries, headquartersCountry, Land, markPlaces, viewBox } from '#site/sections/OfficeMap/africa.tsx'
import styles from './FooterMap.module.css'

/** The five offices on a small map that leads to their addresses (NAV-40). */
export function FooterMap({ label }: { readonly label: string }) {
  return (
    <a className={styles.map} href="/contact">
      <svg viewBox={viewBox} aria-hidden="true">
        <Land />
        <path fill="var(--leaf-dark)" d={branchCountries} />
        <path fill="var(--maize)" d={headquartersCountry + markPlaces(offices, 3)} />
      </svg>
      {label}
    </a>
  )
}
