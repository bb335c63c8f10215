import type { ShellCopy } from '#content/copy/shell.ts'
import type { Language } from '#content/languages.ts'
import { Band } from '#design/Band/Band.tsx'
import { LinkButton } from '#design/Button/Button.tsx'
import { Icon } from '#design/Icon/Icon.tsx'
import { Wrap } from '#design/Wrap/Wrap.tsx'
import { callTo, contact } from '#facts/contact.ts'
import type { Path } from '#facts/paths.ts'
import { Brand } from '../Brand/Brand.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { HeaderLinks } from './HeaderLinks.tsx'
import styles from './Header.module.css'

type HeaderProps = {
  readonly copy: ShellCopy['header']
  readonly path: Path | null
  readonly language: Language
  readonly address: string
}

/**
 * Fixed header (NAV-29..33): the six links and one action. The menu is a native popover, so that it opens before and
 * without any script; the site's script finds header and menu by their data attributes. What only the menu has stands
 * outside the navigation of the six.
 */
export function Header({ copy, path, language, address }: HeaderProps) {
  const action = (className: string | undefined) => (
    <LinkButton className={className} href={path === '/' ? '#contact' : '/contact#demo'} data-intent="demo">
      {copy.action}
    </LinkButton>
  )
  return (
    <header className={styles.header} data-site-header="">
      <Wrap className={styles.bar}>
        <Brand />
        <div className={styles.menu} id="menu" popover="" data-site-menu="">
          <button
            className={styles.toggle}
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={copy.close}
          >
            <Icon name="close" />
          </button>
          <nav className={styles.six} aria-label={copy.label}>
            <HeaderLinks links={copy.links} path={path} />
          </nav>
          <LanguageSwitch className={styles.languages} language={language} path={address} place="header" />
          <nav aria-label={copy.tradesLabel}>
            <HeaderLinks links={copy.trades} path={path} />
          </nav>
          {action(styles.call)}
          <LinkButton className={styles.call} kind="line" href={callTo(contact.phone)}>
            <Icon name="phone" />
            {contact.phone}
          </LinkButton>
          <Band />
        </div>
        {action(styles.action)}
        <button className={styles.toggle} type="button" popoverTarget="menu" aria-label={copy.open}>
          <Icon name="menu" />
        </button>
      </Wrap>
    </header>
  )
}
