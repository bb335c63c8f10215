import type { ReactNode } from 'react'
import { desk } from '#content/team/desk.ts'
import { deskChat } from '#content/team/desk-chat.ts'
import type { DeskFrame as Frame } from '#contract/desk.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { Logo } from '#design/Logo/Logo.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import { brand } from '#facts/brand.ts'
import { SkipLink } from '#design/SkipLink/SkipLink.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { initialsOf } from '../say.ts'
import { Me } from '../DeskForm.tsx'
import { Who } from '../Who.tsx'
import styles from './DeskFrame.module.css'

type DeskPlace = 'waiting' | 'open' | 'all' | 'you'

type DeskFrameProps = {
  readonly frame: Frame
  readonly place?: DeskPlace
  /** Where the page is read again; as it was called when absent. A form may have led to it. */
  readonly address?: string
  /** Takes the place of the thumb bar on a phone. */
  readonly thumbs?: ReactNode
  readonly children: ReactNode
}

const groups = new Intl.NumberFormat('en')

/** What every page of a member has around it: bar above, thumb bar below on a phone. */
export function DeskFrame({ frame, place, address, thumbs, children }: DeskFrameProps) {
  const { me, counts } = frame
  const here = (own: DeskPlace) => (place === own ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <div
      className={styles.desk}
      data-ring=""
      data-me={me.id}
      data-address={address}
      data-title={deskChat.ring.title}
      data-body={deskChat.ring.body}
      data-nobody={deskChat.ring.nobody}
    >
      <SkipLink words={desk.skip} />
      <header className={styles.top}>
        <div className={styles.bar}>
          <BrandLink />
          <nav className={joinClasses(styles.nav, thumbs !== undefined && styles.wide)} aria-label={desk.nav.label}>
            <ul>
              <li>
                <a href="/desk#waiting" {...here('waiting')}>
                  <b data-waiting="">{groups.format(counts.waiting)}</b> {desk.nav.waiting}
                </a>
              </li>
              <li>
                <a href="/desk#open" {...here('open')}>
                  <b>
                    <span data-open="">{groups.format(counts.open)}</span>
                    {counts.late > 0 && <Icon name="warn" />}
                  </b>{' '}
                  {desk.nav.open}
                  {counts.late > 0 && <VisuallyHidden>{desk.nav.late(counts.late)}</VisuallyHidden>}
                </a>
              </li>
              <li>
                <a href="/desk#all" {...here('all')}>
                  <b data-all="">{groups.format(counts.all)}</b> {desk.nav.all}
                </a>
              </li>
              <li className={styles.self}>
                <a href="/desk/you" {...here('you')}>
                  <b>{initialsOf(me.name)}</b> {firstNameOf(me)}
                </a>
              </li>
            </ul>
          </nav>
          {thumbs !== undefined && (
            <a className={styles.called} href="/desk#waiting">
              <b data-waiting="">{groups.format(counts.waiting)}</b> {desk.nav.waiting}
            </a>
          )}
          {thumbs}
          <a className={styles.me} href="/desk/you" {...here('you')}>
            <span className={styles.myName}>{me.name}</span>
            <Who member={me} />
          </a>
        </div>
        <div className={styles.teeth} />
      </header>
      <p className={styles.lost} role="alert" data-lost="" hidden>
        {desk.noNetwork}
      </p>
      <main id="main">
        <Me value={me.id}>{children}</Me>
      </main>
    </div>
  )
}

export function BrandLink() {
  return (
    <a className={styles.brand} href="/desk" aria-label={desk.home}>
      <Logo />
      <b>{brand.product}</b> <span>{desk.name}</span>
    </a>
  )
}
