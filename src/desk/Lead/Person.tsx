import { demoForm as demoForms } from '#content/demo-form.ts'
import { defaultLanguage } from '#content/languages.ts'
import { desk } from '#content/team/desk.ts'
import type { WholeLead } from '#contract/desk.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import type { IconName } from '#design/Icon/icon-paths.ts'
import { sayCallback, sayMoment } from '../desk-clock.ts'
import { firstNameOf } from '../initials.ts'
import { Status } from '../Inbox/LeadTable.tsx'
import { sayPlace } from '../say-place.ts'
import ways from '../Ways.module.css'
import styles from './Lead.module.css'
import thumbs from './ThumbBar.module.css'

const { lead: words, inbox } = desk
const demoForm = demoForms[defaultLanguage]

type LeadProps = { readonly lead: WholeLead }
type Way = { readonly icon: IconName; readonly href: string; readonly label: string; readonly note: string }

/** Every way to somebody, by telephone first: most demos start with a call on the same day. */
function listWays({ dial, phone, email }: WholeLead): readonly Way[] {
  const letter = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
  return [
    ...(dial
      ? ([
          { icon: 'phone', href: `tel:${dial}`, label: words.call, note: phone },
          { icon: 'talk', href: `https://wa.me/${dial.slice(1)}`, label: words.whatsApp, note: words.newTab },
        ] as const)
      : []),
    { icon: 'mail', href: letter, label: words.email, note: email },
  ]
}

const outside = (href: string) => (href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})

export function Reach({ lead }: LeadProps) {
  const { name, phone, dial, callbackAt } = lead
  return (
    <section className={styles.block}>
      <h2>{words.reach(firstNameOf(name))}</h2>
      <div className={ways.ways}>
        {listWays(lead).map(({ icon, href, label, note }) => (
          <a key={href} href={href} {...outside(href)}>
            <Icon name={icon} />
            {label} <small>{note}</small>
          </a>
        ))}
      </div>
      {dial === null && phone !== '' && <p className={styles.note}>{phone}</p>}
      {callbackAt !== null && (
        <p className={styles.wish}>
          <Icon name="clock" />
          <span>
            <b>{sayCallback(callbackAt)}</b> {words.callback(firstNameOf(name))}
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
    <nav className={thumbs.bar} aria-label={words.reach(firstNameOf(lead.name))}>
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
  const { company, country, network, size, modules, told, pageLanguage } = lead
  const facts: readonly (readonly [label: string, text: string])[] = [
    [words.facts.company, company],
    [words.facts.where, sayPlace(country)],
    [words.facts.network, sayPlace(network)],
    [words.facts.language, pageLanguage],
    [words.facts.size, size === null ? '' : demoForm.businessSizes[size]],
    [words.facts.modules, modules.map((module) => demoForm.interestedModules[module]).join(', ')],
    ...told.map(({ ask, text }) => [words.facts[ask], text] as const),
  ]
  return (
    <section className={styles.block}>
      <h2>{words.who}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, text]) =>
          text === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
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
                {desk.wanted[row.wanted]} {row.reference}
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
