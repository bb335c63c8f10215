import { linkToMail } from '#contract/contact-links.ts'
import type { ReactNode } from 'react'
import type { LandingCopy } from '#content/copy/landing.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { RuledList } from '#design/RuledList/RuledList.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { callTo, contact } from '#facts/contact.ts'
import { OfficeMap } from '#site/sections/OfficeMap/OfficeMap.tsx'
import styles from './RequestDemo.module.css'

type RequestDemoProps = {
  readonly copy: LandingCopy['contact']
  readonly newTab: string
  /** The form. */
  readonly children: ReactNode
}

/** The demo form on soil, and beside it who answers, when and where (LAND-19..21). */
export function RequestDemo({ copy, newTab, children }: RequestDemoProps) {
  return (
    <Terrace id="contact" className={styles.soil} isFlipped>
      <Wrap className={styles.split}>
        <div>
          <h2>{copy.heading}</h2>
          <p className={styles.lead}>{copy.lead}</p>
          {children}
        </div>
        <div>
          <h3>{copy.card}</h3>
          <address className={styles.card}>
            <p>
              <Icon name="pin" />
              {copy.address}
            </p>
            <a href={callTo(contact.phone)}>
              <Icon name="phone" />
              {contact.phone}
            </a>
            <a href={linkToMail(contact.email)}>
              <Icon name="mail" />
              {contact.email}
            </a>
          </address>
          <OfficeMap copy={copy} newTab={newTab} />
          <RuledList
            className={styles.hours}
            entries={copy.hours.map(({ channel, hours }) => ({ title: channel, text: hours }))}
          />
        </div>
      </Wrap>
    </Terrace>
  )
}
