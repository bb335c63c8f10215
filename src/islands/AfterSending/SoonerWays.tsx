import { linkToWhatsApp } from '#contract/contact-links.ts'
import { ownTimeZone } from '#contract/own-time-zone.ts'
import { fill } from '#contract/fill.ts'
import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import { findNearestOffice } from '#contract/nearest-office.ts'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import styles from './AfterSending.module.css'

type SoonerWaysProps = {
  readonly copy: RequestSentCopy['sooner']
  readonly heading: string
  readonly note?: string
  /** The way to write, with the words it begins with. */
  readonly written: { readonly kind: 'whats-app' | 'sms'; readonly note: string; readonly text: string }
}

/** How to reach a person of the nearest office at once: by telephone, and in writing. */
export function SoonerWays({ copy, heading, note, written }: SoonerWaysProps) {
  const office = findNearestOffice(ownTimeZone())
  const number = office.phone.replaceAll(' ', '')
  const writtenWay = (
    <>
      <Sign path={written.kind === 'sms' ? icons.mail : icons.talk} />
      <span>
        {written.kind === 'sms' ? copy.sms : copy.whatsApp}
        <small>{written.note}</small>
      </span>
    </>
  )
  return (
    <div className={styles.sooner}>
      <h4 className={styles.heading}>{heading}</h4>
      <a href={`tel:${number}`}>
        <Sign path={icons.phone} />
        <span>
          {fill(copy.callCity, { city: office.city })}
          <small>{office.phone}</small>
        </span>
      </a>
      {written.kind === 'sms' ? (
        <a href={`sms:${number}?body=${encodeURIComponent(written.text)}`}>{writtenWay}</a>
      ) : (
        office.isOnWhatsApp && (
          <NewTabLink href={linkToWhatsApp(number, written.text)} note={copy.newTab}>
            {writtenWay}
          </NewTabLink>
        )
      )}
      <p>
        {copy.hours} {note}
      </p>
    </div>
  )
}
