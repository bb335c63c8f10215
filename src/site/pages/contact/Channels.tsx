import type { ChannelId, ContactCopy } from '#content/copy/contact.ts'
import { Icon, type IconName } from '#design/Icon/Icon.tsx'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { Terrace } from '#design/Terrace/Terrace.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { Action } from '#site/sections/Actions/Action.tsx'
import { OpeningNow } from './OpeningNow.tsx'
import { linkToWhatsApp } from '#contract/contact-links.ts'
import styles from './Channels.module.css'

const cards = [
  ['phone', 'phone'],
  ['email', 'mail'],
  ['chat', 'talk'],
  ['support', 'clock'],
] as const satisfies readonly (readonly [ChannelId, IconName])[]

type ChannelsProps = { readonly words: ContactCopy['channels']; readonly newTab: string }

/** The four channels, each with what to press, its hours, and whether somebody sits behind it now (CONT-1..5). */
export function Channels({ words, newTab }: ChannelsProps) {
  return (
    <Terrace className={styles.forest}>
      <Wrap className={styles.inside}>
        <h2>{words.heading}</h2>
        <ul className={styles.cards}>
          {cards.map(([id, icon]) => {
            const { title, hours, action, text } = words.cards[id]
            return (
              <li key={id}>
                <h3>
                  <Icon name={icon} />
                  {title}
                </h3>
                <p className={styles.action}>
                  <Action action={action} kind="text" />
                </p>
                <p className={styles.hours}>{hours}</p>
                {(id === 'phone' || id === 'chat') && <OpeningNow place={id} />}
                <p className={styles.text}>{text}</p>
                {id === 'phone' && (
                  <NewTabLink className={styles.link} href={linkToWhatsApp(words.whatsApp.number)} note={newTab}>
                    {words.whatsApp.label}
                    <Icon name="out" />
                  </NewTabLink>
                )}
              </li>
            )
          })}
        </ul>
      </Wrap>
    </Terrace>
  )
}
