import type { ContactCopy } from '#content/copy/contact.ts'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { Tag } from '#design/Tag/Tag.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { offices } from '#facts/offices.ts'
import { OpeningNow } from './OpeningNow.tsx'
import { linkToWhatsApp } from '#contract/contact-links.ts'
import styles from './OfficeLedger.module.css'

type OfficeLedgerProps = { readonly words: ContactCopy['offices']; readonly newTab: string }

/**
 * The offices as rows of a ledger: name, address and description, phone and e-mail, hours (CONT-6, CONT-7). The
 * script puts the one nearest to the visitor first.
 */
export function OfficeLedger({ words, newTab }: OfficeLedgerProps) {
  return (
    <Terrace className={styles.paper} isFlipped>
      <Wrap className={styles.inside}>
        <h2>{words.heading}</h2>
        <p className={styles.nearest} data-nearest hidden>
          <Tag isFilled>{words.nearest}</Tag> {words.nearestBy}
        </p>
        {words.entries.map(({ id, address, description, hours, links, whatsApp }) => {
          const office = offices.find((candidate) => candidate.id === id)
          if (!office) return null
          return (
            <article key={id} id={id} className={styles.office}>
              <div>
                <h3>{office.city}</h3>
                {office.isHeadquarters && <Tag>{words.headquarters}</Tag>}
              </div>
              <div>
                <address>{address}</address>
                <p className={styles.description}>{description}</p>
              </div>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
                {whatsApp !== null && (
                  <li>
                    <NewTabLink
                      href={linkToWhatsApp(office.phone)}
                      note={newTab}
                      aria-label={`${whatsApp}, ${office.city}${newTab}`}
                    >
                      {whatsApp}
                    </NewTabLink>
                  </li>
                )}
              </ul>
              <div>
                <p>{hours}</p>
                <OpeningNow place={id} />
              </div>
            </article>
          )
        })}
      </Wrap>
    </Terrace>
  )
}
