import { brand } from '#facts/brand.ts'
import { Logo } from '#design/Logo/Logo.tsx'
import styles from './Brand.module.css'

/** The way home: the three hills and the product's name. */
export function Brand() {
  return (
    <a className={styles.brand} href="/">
      <Logo />
      {brand.product}
    </a>
  )
}
