import { linkToWhatsApp } from '#contract/contact-links.ts'
import { fill } from '#contract/fill.ts'
import { demoForm } from '#content/demo-form.ts'
import { languages, type Language } from '#content/languages.ts'
import { requestSentPage } from '#content/request-sent.ts'
import type { RequestSentCopy } from '#content/copy/request-sent.ts'
import type { RequestSent } from '#contract/callback.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { callTo, contact } from '#facts/contact.ts'
import { headquarters } from '#facts/offices.ts'
import { RequestDetails } from '#islands/AfterSending/RequestDetails.tsx'
import { createSayer } from '#islands/AfterSending/say-moments.ts'
import { Hills } from '#design/Hills/Hills.tsx'
import styles from './RequestSent.module.css'
import { CallbackSelect } from './CallbackSelect.tsx'

type RequestSentBodyProps = {
  readonly copy: RequestSentCopy
  readonly language: Language
  readonly sent: RequestSent | null
}

/** What stays after a form posted without JavaScript. Its times are those of Kigali: the visitor's clock is not known. */
export function RequestSentBody({ copy, language, sent }: RequestSentBodyProps) {
  const page = requestSentPage[language]
  const sayer = createSayer(headquarters, languages[language].dateLocale)
  const { sooner } = copy
  const hello = sent ? fill(sooner.message, { reference: sent.receipt.reference }) : ''
  return (
    <>
      <Wrap className={styles.opening}>
        <h1>{copy.heading}</h1>
        <Hills className={styles.rise} />
      </Wrap>
      <section className={styles.soil}>
        <Wrap className={styles.columns}>
          <div className={styles.panel}>
            <p>{demoForm[language].sent}</p>
            {sent && (
              <>
                <RequestDetails copy={copy} receipt={sent.receipt} sayer={sayer} level={2} thanks={page.thanks} />
                <CallbackSelect copy={copy.callback} language={language} sent={sent} sayer={sayer} />
              </>
            )}
          </div>
          <aside className={styles.sooner}>
            <h2>{sooner.heading}</h2>
            <a href={callTo(contact.phone)}>
              <Icon name="phone" />
              <span>
                {page.call}
                <small>{contact.phone}</small>
              </span>
            </a>
            <a href={linkToWhatsApp(contact.whatsApp, hello)}>
              <Icon name="talk" />
              <span>
                {sooner.whatsApp}
                <small>{sent ? sooner.withReference : contact.whatsApp}</small>
              </span>
            </a>
            <p>
              {sooner.hours}
              {sent && ` ${fill(sooner.say, { reference: sent.receipt.reference })}`}
            </p>
          </aside>
        </Wrap>
      </section>
    </>
  )
}
