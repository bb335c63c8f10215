import type { AboutCopy } from '#content/copy/about.ts'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { OfficeMap } from '#site/sections/OfficeMap/OfficeMap.tsx'
import styles from './Team.module.css'

type TeamProps = { readonly words: AboutCopy['team']; readonly newTab: string }

/** The people by role and by office, beside the map of the offices (SRV-5). */
export function Team({ words: { heading, note, map, roles }, newTab }: TeamProps) {
  return (
    <Terrace id="team" className={styles.team} isFlipped>
      <Wrap className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.note}>{note}</p>
          <OfficeMap copy={map} newTab={newTab} />
        </div>
        <dl className={styles.roles}>
          {roles.map(({ role, text, places }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd className={styles.places}>{places}</dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Terrace>
  )
}
