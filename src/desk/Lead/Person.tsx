import { demoForm as demoForms } from '#content/demo-form.ts'
import { defaultLanguage } from '#content/languages.ts'
import { desk } from '#content/team/desk.ts'
import type { DemoQuestion } from '#contract/demo-request.ts'
import type { WholeLead } from '#contract/desk.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { sayCallback, sayMoment, sayPlace, sayWanted } from '../say.ts'
import { Facts, type Fact } from '../Facts.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { Status } from '../Inbox/LeadTable.tsx'
import ways from '../Ways.module.css'
import { listWays, outside, Ways } from '../Ways.tsx'
import styles from './Lead.module.css'
import thumbs from './ThumbBar.module.css'

const { lead: words, inbox } = desk
const demoForm = demoForms[defaultLanguage]

type LeadProps = { readonly lead: WholeLead }
export function Reach({ lead }: LeadProps) {
  const { callbackAt } = lead
  return (
    <section className={styles.block}>
      <h2>{words.reach(firstNameOf(lead))}</h2>
      <div className={ways.ways}>
        <Ways reach={lead} />
      </div>
      {callbackAt !== null && (
        <p className={styles.wish}>
          <Icon name="clock" />
          <span>
            <b>{sayCallback(callbackAt)}</b> {words.callback(firstNameOf(lead))}
          </span>
        </p>
      )}
    </section>
  )
}

/** The same ways under the thumb, the one into the chat and the box. */
export function ThumbBar({ lead }: LeadProps) {
  const { chat } = lead
  return (
    <nav className={thumbs.bar} aria-label={words.reach(firstNameOf(lead))}>
      <ul>
        {chat && (
          <li className={chat.isLive ? thumbs.live : undefined}>
            <a href={`/desk/chats/${chat.id}`} aria-label={chat.isLive ? inbox.join : words.openChat}>
              <Icon name="talk" />
              {chat.isLive ? words.joinShort : words.chatShort}
            </a>
          </li>
        )}
        {listWays(lead).map(({ icon, href, label }) => (
          <li key={href}>
            <a href={href} {...outside(href)}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href="#answer">
            <Icon name="send" />
            {words.answer.heading}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** Who somebody is, as far as we were told. */
export function Person({ lead }: LeadProps) {
  const { company, country, network, businessSize, interestedModules, told, pageLanguage } = lead
  const asked = {
    businessSize: [words.facts.size, businessSize === null ? '' : demoForm.businessSizes[businessSize]],
    interestedModules: [
      words.facts.modules,
      interestedModules.map((module) => demoForm.interestedModules[module]).join(', '),
    ],
  } satisfies Record<Exclude<DemoQuestion, 'message'>, Fact>
  const facts: readonly Fact[] = [
    [words.facts.company, company],
    [words.facts.where, sayPlace(country)],
    [words.facts.network, sayPlace(network)],
    [words.facts.language, pageLanguage],
    ...Object.values(asked),
    ...told.map(({ ask, text }) => [words.facts[ask], text] as const),
  ]
  return (
    <section className={styles.block}>
      <h2>{words.who}</h2>
      <Facts facts={facts} />
    </section>
  )
}

/** What else came from the same address. */
export function OtherRequests({ lead, now }: LeadProps & { readonly now: number }) {
  return (
    <section className={styles.block}>
      <h2>{words.earlier}</h2>
      {lead.history.length === 0 && <p className={styles.note}>{words.none}</p>}
      <ul className={styles.list}>
        {lead.history.map((row) => (
          <li key={row.id}>
            <a href={`/desk/leads/${row.id}`}>
              <b>
                {sayWanted(row.wanted)} {row.reference}
              </b>
            </a>
            <small className={styles.soft}>
              {sayMoment(row.receivedAt, now)} <Status row={row} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
