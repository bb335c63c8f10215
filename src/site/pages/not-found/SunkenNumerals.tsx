import { Wrap } from '#design/Wrap/Wrap.tsx'
import styles from './SunkenNumerals.module.css'

/** The 404, sinking behind two hills: the page is off the map. */
export function SunkenNumerals({ code, note }: { readonly code: string; readonly note: string }) {
  return (
    <Wrap className={styles.scene}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--t1)" d="M0 58C14 58 20 22 34 20S52 50 64 48 82 4 100 8V100H0z" />
        <path
          className={styles.contour}
          vectorEffect="non-scaling-stroke"
          d="M0 66C14 66 20 32 35 30S53 58 65 56 83 16 100 18M0 74C14 74 20 42 36 40S54 66 66 64 84 28 100 29"
        />
      </svg>
      <p className={styles.code}>{code}</p>
      <p className={styles.note} aria-hidden="true">
        {note}
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--t2)" d="M0 84C10 84 15 70 24 70S40 90 52 88 72 58 86 58 96 62 100 64V100H0z" />
        <path fill="var(--t3)" d="M0 92C16 92 26 86 40 87S62 98 76 92 92 78 100 80V100H0z" />
        <path
          className={styles.lit}
          vectorEffect="non-scaling-stroke"
          d="M0 96C16 96 26 91 41 92S66 100 78 96 93 85 100 86"
        />
      </svg>
    </Wrap>
  )
}
