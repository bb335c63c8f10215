import { linkToMail, linkToWhatsApp } from '#contract/contact-links.ts'
import { desk } from '#content/team/desk.ts'
import type { Reach } from '#contract/desk.ts'
import { Icon, type IconName } from '#design/Icon/Icon.tsx'
import styles from './Ways.module.css'

const { lead: words } = desk

type Way = { readonly icon: IconName; readonly href: string; readonly label: string; readonly note: string }

/**
 * Every way to somebody, by telephone first: most demos start with a call on the same day. The code of a country that
 * was not typed is our guess, and shown as one.
 */
export function listWays({ phone, dial, dialShown, email }: Reach): readonly Way[] {
  const isGuess = dial !== null && !phone.replaceAll(/\D/g, '').endsWith(dial.slice(1))
  return [
    ...(dial
      ? ([
          {
            icon: 'phone',
            href: `tel:${dial}`,
            label: words.call,
            note: isGuess ? words.dialled(dialShown, phone) : dialShown,
          },
          { icon: 'talk', href: linkToWhatsApp(dial), label: words.whatsApp, note: words.newTab },
        ] as const)
      : []),
    { icon: 'mail', href: linkToMail(email), label: words.email, note: email },
  ]
}

export const outside = (href: string) => (href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})

export function Ways({ reach }: { readonly reach: Reach }) {
  return (
    <>
      {reach.phone !== '' && reach.dial === null && <span className={styles.typed}>{reach.phone}</span>}
      {listWays(reach).map(({ icon, href, label, note }) => (
        <a key={href} href={href} {...outside(href)}>
          <Icon name={icon} />
          {label} <small>{note}</small>
        </a>
      ))}
    </>
  )
}
